// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { Asking } from "$web/help/asking";

let waits: (() => void) | null;
const ask = vi.fn();
let asking: Asking;

const element = (selector: string): Element => document.querySelector(selector) as Element;
const pointer = (target: Element, more: Partial<PointerEvent> = {}) =>
  ({ target, pointerType: "touch", isPrimary: true, pointerId: 1, clientX: 10, clientY: 10, ...more }) as unknown as PointerEvent;
const focus = (selector: string): void => asking.focus({ target: element(selector) } as unknown as FocusEvent);
const click = (detail = 1) => ({ type: "click", detail, preventDefault: vi.fn(), stopPropagation: vi.fn() }) as unknown as Event;

beforeEach(() => {
  document.body.innerHTML = '<b data-help="card base_map"><i>x</i></b><u>y</u><button data-asks>?</button>';
  waits = null;
  ask.mockClear();
  asking = new Asking(ask, (run) => {
    waits = run;
    return () => (waits = null);
  });
});

it("the button that asks is not what is asked about", () => {
  expect(asking.held).toBeNull();
  focus("b");
  focus("button");
  expect(asking.held).toEqual({ kind: "card", card: "base_map" });
  focus("u");
  expect(asking.held).toBeNull();
  focus("b");
  element("b").remove();
  expect(asking.held).toBeNull();
});

it("what had the focus is not asked about once something else is pressed that cannot have it", () => {
  focus("b");
  asking.down(pointer(element("button")));
  asking.down(pointer(element("i")));
  expect(asking.held).toEqual({ kind: "card", card: "base_map" });
  asking.down(pointer(element("u")));
  expect(asking.held).toBeNull();
});

it("a finger that rests asks, and its click and its drag are none", () => {
  const cancelled = vi.fn();
  addEventListener("pointercancel", cancelled);
  asking.down(pointer(element("i")));
  asking.move(pointer(element("i"), { clientX: 14 }));
  waits?.();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ kind: "card", card: "base_map" });
  expect(cancelled).toHaveBeenCalledOnce();
  const lifted = click();
  asking.swallow(lifted);
  expect(lifted.stopPropagation).toHaveBeenCalled();
  const key = click(0);
  asking.swallow(key);
  expect(key.stopPropagation).not.toHaveBeenCalled();
  asking.down(pointer(element("i")));
  const tap = click();
  asking.swallow(tap);
  expect(tap.stopPropagation).not.toHaveBeenCalled();
});

it("a tap, a drag, a mouse, a second finger and a thing without help ask nothing", () => {
  asking.down(pointer(element("i")));
  asking.up();
  expect(waits).toBeNull();
  asking.down(pointer(element("i")));
  asking.move(pointer(element("i"), { clientX: 30 }));
  expect(waits).toBeNull();
  for (const more of [{ pointerType: "mouse" }, { isPrimary: false }]) asking.down(pointer(element("i"), more));
  asking.down(pointer(element("u")));
  expect(waits).toBeNull();
});
