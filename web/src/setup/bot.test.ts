import { expect, it } from "vitest";
import type { ShownBot } from "$wire";
import { wordsOf } from "$web/words/catalogue.fixture";
import { botOf, kindOf, saidOf } from "$web/setup/bot";

const said = { key: "bot-normal" };
const BOTS: readonly ShownBot[] = [
  { name: "normal", cost: "thinking", said, tempers: [{ name: "sly", bot: "normal:sly", said }] },
  { name: "plain", cost: "quick", said, tempers: [] },
];

it("a bot is a level and a temperament, as the server names it", () => {
  expect(kindOf("normal:sly", BOTS)).toEqual({ level: "normal", temper: "sly" });
  expect(kindOf("normal", BOTS)).toEqual({ level: "normal", temper: "any" });
  expect(botOf({ level: "normal", temper: "sly" }, BOTS)).toBe("normal:sly");
});

it("is said in words", () => {
  expect(wordsOf("en").say(saidOf("normal:sly", BOTS), [])).toBe("normal bot, sly");
  expect(wordsOf("ru").say(saidOf("plain", BOTS), [])).toBe("простой бот");
});

it("a level without temperaments stays without one", () => {
  expect(botOf({ level: "plain", temper: "sly" }, BOTS)).toBe("plain");
});
