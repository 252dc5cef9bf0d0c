/** A table that is being set up: all that the server takes, with bots that sit there from the start. No DOM. */

import type { DescribedGame, DescribedOption, Settings, SettingsGiven } from "$wire";

export type OptionValue = boolean | number | string | null;

export interface Draft {
  readonly game: string;
  /** What differs from the printed rules, by the names of the options. */
  readonly options: { readonly [name: string]: OptionValue };
  readonly seats: number;
  /** Seats that bots take at once; the others are free. */
  readonly bots: number;
  readonly bot: string;
  readonly clock: { readonly kind: "none" | "turn" | "bank"; readonly seconds: number; readonly increment: number };
  readonly listed: boolean;
  readonly watching: boolean;
  readonly talk: "statements" | "chat";
  readonly hints: boolean;
  readonly starts: "host" | "full";
  readonly automatic: boolean;
  readonly pace: number;
  readonly grace: number;
}

type Games = ReadonlyMap<string, DescribedGame>;

export function newDraft(game: DescribedGame): Draft {
  return {
    game: game.game,
    options: {},
    seats: game.usual_seats,
    bots: 0,
    bot: "normal",
    clock: { kind: "none", seconds: 60, increment: 10 },
    listed: false,
    watching: true,
    talk: "chat",
    hints: false,
    starts: "host",
    automatic: true,
    pace: 1200,
    grace: 60,
  };
}

/** Another game: what it has in common with the one before stays. */
export function withGame(draft: Draft, name: string, games: Games): Draft {
  const game = games.get(name);
  if (!game) return draft;
  const options = Object.fromEntries(Object.entries(draft.options).filter(([option, value]) => takes(game.options[option], value)));
  return withSeats({ ...draft, game: name, options }, game.usual_seats, games);
}

function takes(option: DescribedOption | undefined, value: OptionValue): boolean {
  if (!option) return false;
  if (option.values) return option.values.includes(value as boolean | string);
  return typeof value === "number" && value >= (option.least ?? 0) && value <= (option.most ?? 0);
}

/** Another number of seats, as far as the game is played by so many. */
export function withSeats(draft: Draft, seats: number, games: Games): Draft {
  const [least, most] = games.get(draft.game)?.seats ?? [1, 1];
  const within = Math.min(most, Math.max(least, seats));
  const { first, ...others } = draft.options;
  const options = typeof first === "number" && first >= within ? others : draft.options;
  return withBots({ ...draft, seats: within, options }, draft.bots);
}

export function withBots(draft: Draft, bots: number): Draft {
  return { ...draft, bots: Math.min(draft.seats - 1, Math.max(0, bots)) };
}

/** An option; one that is as printed is not kept. */
export function withOption(draft: Draft, name: string, value: OptionValue, games: Games): Draft {
  const options = { ...draft.options };
  if (games.get(draft.game)?.options[name]?.default === value) delete options[name];
  else options[name] = value;
  return { ...draft, options };
}

export function settingsOf(draft: Draft, language: string): SettingsGiven {
  const { game, options, seats, bot, clock, listed, watching, talk, hints, starts, automatic, pace, grace } = draft;
  const { kind, seconds, increment } = clock;
  return {
    game, options, seats, bot, listed, watching, talk, hints, starts, automatic, pace, grace,
    clock: kind === "none" ? null : { kind, seconds, increment: kind === "bank" ? increment : 0 },
    language: language as "en" | "ru" | "uk",
  };
}

/** The draft of a table that is set up already, to change it. */
export function draftOf(settings: Settings, bots: number): Draft {
  const { clock, seats, language: _, ...same } = settings;
  return { ...same, seats: seats ?? 1, bots, clock: clock ?? { kind: "none", seconds: 60, increment: 10 } };
}

export type Part = "game" | "seats" | "people" | "clock" | "talk" | "listed" | "watching";
export const PARTS: readonly Part[] = ["game", "seats", "people", "clock", "talk", "listed", "watching"];

/** A sentence in which parts can be touched: the marks that a formatter was given come back as parts. */
export function pieces(text: string): readonly ({ readonly text: string } | { readonly part: Part })[] {
  return text.split(/(⟦\w+⟧)/u).filter(Boolean).map((piece) => {
    const [, part] = /^⟦(\w+)⟧$/u.exec(piece) ?? [];
    return part ? { part: part as Part } : { text: piece };
  });
}

export const mark = (part: Part): string => `⟦${part}⟧`;

/** Seconds as a number of the largest unit that fits. */
export function span(seconds: number): { readonly key: string; readonly count: number } {
  if (seconds % 86_400 === 0) return { key: "setup-days", count: seconds / 86_400 };
  if (seconds % 3_600 === 0) return { key: "setup-hours", count: seconds / 3_600 };
  if (seconds % 60 === 0) return { key: "setup-minutes", count: seconds / 60 };
  return { key: "setup-seconds", count: seconds };
}
