/** What the sign over the mine says: whose turn it is and what can be done now. */

import type { DescribedCard, Sentence, ShownTunnels } from "$wire";
import type { Choice } from "$web/state/choice";
import { key } from "$web/state/cells";
import type { CardOptions } from "$web/state/options";
import type { Stream } from "$web/state/stream";
import { nextSeats } from "$web/seats/seating";

export interface Said {
  /** It is for us to do something. */
  readonly isOwn: boolean;
  readonly title: Sentence;
  readonly detail: Sentence | null;
}

export interface Situation {
  readonly stream: Stream;
  readonly choice: Choice;
  readonly isAsked: boolean;
  readonly options: CardOptions | null;
  readonly card: DescribedCard | null;
  readonly wouldBe: ShownTunnels | null;
  /** The most cards that may be discarded at once. */
  readonly most: number;
}

export function signOf(now: Situation): Said {
  const { stream, choice, isAsked } = now;
  if (!isAsked) return waiting(now);
  const own = (title: Sentence, detail: Sentence | null = null): Said => ({ isOwn: true, title, detail });
  if (stream.question.what !== "turn") return own(stream.question.said);
  const title: Sentence = { key: "table-your-turn" };
  if (choice.kind === "discard") {
    if (choice.clear) return own({ key: "table-clear-title" }, { key: "table-clear-detail" });
    return own({ key: "table-discard-title" }, { key: "table-discard-detail", args: { most: now.most } });
  }
  if (choice.kind === "card" && now.options) return own(aimTitle(now) ?? title, aimDetail(now));
  if (choice.kind === "answer") return own(title);
  return own(title, { key: "table-choose-card" });
}

function waiting({ stream, choice }: Situation): Said {
  const { question, seat, view } = stream;
  if (choice.kind === "card" || choice.kind === "discard") {
    return { isOwn: false, title: question.said, detail: { key: "table-ahead-detail" } };
  }
  const next = nextSeats(view, seat);
  const list = next.map((each) => (each === seat ? { key: "table-then-you" } : { seat: each }));
  const detail = question.what === "turn" && list.length ? { key: "table-then", args: { next: { list } } } : null;
  return { isOwn: false, title: question.said, detail };
}

/** An action card that is played on somebody or something: which one? */
function aimTitle({ options, card }: Situation): Sentence | null {
  if (!options || !card?.effect || options.targets.length + options.spots.length === 0) return null;
  const asked = AIM[card.effect];
  const [tool] = card.tools ?? [];
  if (card.effect === "break" && tool) return { key: "table-aim-break", args: { tool } };
  return asked ? { key: asked } : null;
}

const AIM: { readonly [effect: string]: string } = {
  repair: "table-aim-repair",
  rockfall: "table-aim-rockfall",
  map: "table-aim-map",
  key: "table-aim-key",
  "hands off": "table-aim-hands-off",
  "swap hands": "table-aim-swap-hands",
  inspection: "table-aim-inspection",
  "swap hats": "table-aim-swap-hats",
  trapped: "table-aim-trapped",
  free: "table-aim-free",
};

function aimDetail({ options, choice, wouldBe, stream }: Situation): Sentence | null {
  if (!options || choice.kind !== "card") return null;
  const { places, spots, targets, alone } = options;
  if (places.length) {
    const effect = choice.cell && wouldBe ? effectOf(stream, wouldBe, choice.cell.join()) : null;
    if (effect) return effect;
    const ways = places.some(({ upright, turned }) => upright !== null && turned !== null) ? "both" : "single";
    return { key: "table-places", args: { count: places.length, ways } };
  }
  if (spots.length) {
    const dark = wouldBe?.dark.filter(({ reached }) => reached.every((group) => !group)).length ?? 0;
    return dark > 1 ? { key: "table-goes-dark", args: { count: dark - 1 } } : { key: "table-spots", args: { count: spots.length } };
  }
  if (targets.length || alone) return null;
  return { key: "table-fits-nowhere" };
}

/** What the chosen place would do beyond the card itself. */
function effectOf(stream: Stream, { lit }: ShownTunnels, chosen: string): Sentence | null {
  const goals = new Set(stream.view.goals.filter(({ open }) => !open).map(({ cell }) => key(cell)));
  if (lit.some(({ cell }) => goals.has(key(cell)))) return { key: "table-reaches-goal" };
  const again = lit.filter(({ cell }) => key(cell) !== chosen).length;
  return again ? { key: "table-lights-up", args: { count: again } } : null;
}
