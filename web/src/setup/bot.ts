/** A bot by its level and temperament, as the server names it: `normal:vengeful`. No DOM. */

import type { Sentence, ShownBot } from "$wire";

/** Nobody has said how it is minded. */
export const ANY = "any";

export interface Kind {
  readonly level: string;
  readonly temper: string;
}

export function kindOf(bot: string, bots: readonly ShownBot[]): Kind {
  for (const { name, tempers } of bots) {
    const temper = tempers.find((each) => each.bot === bot);
    if (temper) return { level: name, temper: temper.name };
  }
  return { level: bot, temper: ANY };
}

/** A bot in words. */
export function saidOf(bot: string, bots: readonly ShownBot[]): Sentence {
  const kind = kindOf(bot, bots);
  return { key: "lobby-bot-kind", args: { ...kind, minded: kind.temper === ANY ? "no" : "yes" } };
}

/** The bot of this kind; a level without temperaments has none. */
export function botOf({ level, temper }: Kind, bots: readonly ShownBot[]): string {
  const tempers = bots.find(({ name }) => name === level)?.tempers ?? [];
  return tempers.find(({ name }) => name === temper)?.bot ?? level;
}
