"""Sums of nuggets: what is due, and with which cards it is paid (5.4, 7.5)."""

from __future__ import annotations

from librt.vecs import vec

from saboteur.engine.core.native import i64, u8


def saboteurs_due(saboteurs: i64) -> i64:
    """What each saboteur gets, by the number of saboteurs among the players (5.4)."""
    if saboteurs == 1:
        return 4
    return 3 if saboteurs <= 3 else 2


def winners_due(winners: i64) -> i64:
    """What each winner gets, by the number of winners (7.5)."""
    return max(6 - winners, 1)


def best_change(pile: vec[u8], due: i64) -> list[i64]:
    """How many cards of each value make the greatest sum not above the due, in the fewest cards, the highest first."""
    have: list[i64] = [0, 0, 0, 0]
    for nugget in pile:
        have[i64(nugget)] += 1
    best: list[i64] = [0, 0, 0, 0]
    best_rank: tuple[i64, i64, i64] = (0, 0, 0)
    for threes in range(have[3] + 1):
        for twos in range(have[2] + 1):
            for ones in range(have[1] + 1):
                total = 3 * threes + 2 * twos + ones
                if total > due:
                    break
                top: i64 = 3 if threes else 2 if twos else 1 if ones else 0
                rank = (total, -(threes + twos + ones), top)
                if rank > best_rank:
                    best_rank = rank
                    best = [0, ones, twos, threes]
    return best
