// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { Attention } from "$web/table/attention";

afterEach(() => vi.restoreAllMocks());

test("my turn changes the title, and in the background the icon until somebody looks", () => {
  document.head.innerHTML = '<title>Saboteur</title><link rel="icon" href="./icon.svg">';
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const icon = (): string | null => document.querySelector("link")?.getAttribute("href") ?? null;
  const attention = new Attention(document);
  const looks = (isHidden: boolean): void => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  attention.call("Your turn", 0);
  expect([document.title, icon()]).toEqual(["Your turn · Saboteur", "./icon.svg"]);
  looks(true);
  expect(icon()).toContain("data:image/svg");
  looks(false);
  expect(icon()).toBe("./icon.svg");
  looks(true);
  attention.call(null, 0);
  expect([document.title, icon()]).toEqual(["Saboteur", "./icon.svg"]);
  attention.call("Your turn", 0);
  expect(icon()).toContain("data:image/svg");
  attention.end();
  looks(true);
  expect([document.title, icon()]).toEqual(["Saboteur", "./icon.svg"]);
});
