/**
 * How long a game takes with so many bots, to five minutes. A game has some 140 turns however many play, and alone 90; a
 * person thinks some 12 seconds, a bot is done in 2, and every round has an end to read.
 */
export function minutesOf(bots: number): number {
  const turns = bots ? 140 : 90;
  const seconds = (turns * (12 + 2 * bots)) / (1 + bots) + 120;
  return 5 * Math.round(seconds / 300);
}
