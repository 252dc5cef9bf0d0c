/** How much of the mine is covered by what lies over it, by the shape of the window. */

import type { Pad } from "$web/mine/camera";

const DESKTOP: Pad = { top: 76, right: 58, bottom: 26, left: 28 };
const TABLET: Pad = { top: 76, right: 56, bottom: 64, left: 14 };
const PHONE: Pad = { top: 62, right: 4, bottom: 84, left: 4 };
const LYING_PHONE: Pad = { top: 36, right: 6, bottom: 6, left: 10 };
export const NO_PAD: Pad = { top: 3, right: 3, bottom: 3, left: 3 };

export type Form = "desktop" | "tablet" | "phone" | "lying-phone";

export function formOf(width: number, height: number): Form {
  if (height <= 480 && width > height) return "lying-phone";
  if (width <= 900 && width <= height) return "phone";
  return width <= 1180 ? "tablet" : "desktop";
}

export const padOf = (form: Form): Pad => ({ desktop: DESKTOP, tablet: TABLET, phone: PHONE, "lying-phone": LYING_PHONE })[form];
