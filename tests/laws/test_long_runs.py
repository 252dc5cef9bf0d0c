"""The laws over many more games: `make proof`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.strategies import Plan, plans
from tests.laws.test_cards_conserved import check_conserved
from tests.laws.test_games_end import check_clone, check_end
from tests.laws.test_legality import check_legality, check_listing, check_text
from tests.laws.test_no_more import check_no_more
from tests.laws.test_node import check_agreement, check_clones, check_refusals
from tests.laws.test_outcome import check_outcome, check_set_up
from tests.laws.test_refused import check_refused
from tests.laws.test_sufficient import check_histories, check_sufficient
from tests.laws.test_trials import check_runs, check_trials

LAWS = (
    check_conserved,
    check_legality,
    check_listing,
    check_text,
    check_refused,
    check_end,
    check_clone,
    check_sufficient,
    check_histories,
    check_agreement,
    check_clones,
    check_refusals,
    check_runs,
    check_trials,
)


@pytest.mark.both
@pytest.mark.proof(minutes=0.3)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: str(law.__name__))
@given(plan=plans(most_ahead=250, most_choices=20))
def test_law(law: Callable[[Plan], None], plan: Plan) -> None:
    law(plan)


@pytest.mark.both
@pytest.mark.proof(minutes=0.2, interpreted=0.3)
@given(plan=plans(most_ahead=250, most_choices=20), number=st.integers(0, 9999))
def test_no_more_than_one_may_know(plan: Plan, number: int) -> None:
    check_no_more(plan, number)


@pytest.mark.both
@pytest.mark.proof(minutes=0.5, interpreted=3)
@given(plan=plans(most_choices=0), number=st.integers(0, 500))
def test_the_outcome_is_what_was_told(plan: Plan, number: int) -> None:
    check_outcome(plan)
    check_set_up(plan, number)
