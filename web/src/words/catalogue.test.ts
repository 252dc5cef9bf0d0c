import { describe, expect, it } from "vitest";
import { Catalogue } from "$web/words/catalogue";

const FLUENT = `# A comment
tunnel = tunnel { tunnel-feature }
    that goes on
tunnel-feature =
    { $feature ->
        [door] with a { -door }
       *[none] alone
    }
-door = door
card = card
    .object = a card
`;

describe("a catalogue", () => {
  const catalogue = new Catalogue("en");
  catalogue.learn(FLUENT);
  const text = (name: string, feature = ""): string => catalogue.format(catalogue.message(name)?.value ?? "", { feature });

  it("finds a message, those inside it, and attributes", () => {
    expect(text("tunnel", "door")).toBe("tunnel with a door\nthat goes on");
    expect(text("tunnel-feature")).toBe("alone");
    expect(catalogue.message("card")?.attributes["object"]).toBe("a card");
    expect(catalogue.message("nothing")).toBeUndefined();
  });

  it("learns more, but nothing twice", () => {
    catalogue.learn("more = more\n");
    expect(text("more")).toBe("more");
    expect(() => catalogue.learn("card = another\n")).toThrow("card");
  });
});
