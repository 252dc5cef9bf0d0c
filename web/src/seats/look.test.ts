import { expect, it } from "vitest";
import { BEARDS, COLOURS, firstLook, HATS, lookText, readLook } from "$web/seats/look";

it("every look goes over the wire and back, in a form that the server takes", () => {
  for (const hat of HATS) {
    for (const beard of BEARDS) {
      for (const colour of COLOURS) {
        const text = lookText({ hat, beard, colour });
        expect(text).toMatch(/^[a-z0-9-]{0,24}$/);
        expect(readLook(text)).toEqual({ hat, beard, colour });
      }
    }
  }
});

it("a look that is not known is none", () => {
  expect([readLook(""), readLook("sombrero-long-red"), readLook("cap-long")]).toEqual([null, null, null]);
});

it("newcomers get a colour that nobody has, while there is one", () => {
  const looks: string[] = [];
  for (let seat = 0; seat < 12; seat += 1) looks.push(lookText(firstLook(seat, looks)));
  expect(new Set(looks.slice(0, 8).map((text) => readLook(text)?.colour)).size).toBe(8);
});
