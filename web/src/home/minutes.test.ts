import { expect, it } from "vitest";
import { minutesOf } from "$web/home/minutes";

it("says about how long a game takes: the more bots there are, the fewer turns are one's own", () => {
  const bots = [0, 1, 2, 3, 4, 9, 11];
  expect(bots.map(minutesOf)).toEqual([20, 20, 15, 15, 10, 10, 10]);
});
