/** Several people at one device: whose cards lie open covers them by forgetting, or by laying the phone on its face. */

/** For how long nobody has to touch the page, in milliseconds. */
export const UNTOUCHED = 20_000;
/** How far the screen looks down: −1 is straight. */
const DOWN = -0.8;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

type Turned = Pick<DeviceOrientationEvent, "beta" | "gamma">;

/** How the screen looks: 1 to the sky, −1 to the ground. */
const upward = ({ beta, gamma }: Turned): number =>
  beta === null || gamma === null ? 1 : Math.cos((beta * Math.PI) / 180) * Math.cos((gamma * Math.PI) / 180);

/** Calls `cover` once nobody has touched the page for long, or it lies face down; what it gives back ends that. */
export function coverItself(cover: () => void, page: EventTarget = window, now: () => number = () => performance.now()): () => void {
  let last = now();
  let timer = setTimeout(cover, UNTOUCHED);
  const touched = (): void => {
    last = now();
    clearTimeout(timer);
    timer = setTimeout(cover, UNTOUCHED);
  };
  // A phone that slept wakes up before its timers do.
  const awake = (): void => {
    if (now() - last >= UNTOUCHED) cover();
  };
  const turned = (event: Event): void => {
    if (upward(event as unknown as Turned) < DOWN) cover();
  };
  const listened: (readonly [string, (event: Event) => void])[] = [
    ...TOUCHES.map((touch) => [touch, touched] as const),
    ["visibilitychange", awake],
    ["deviceorientation", turned],
  ];
  for (const [kind, hear] of listened) page.addEventListener(kind, hear, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const [kind, hear] of listened) page.removeEventListener(kind, hear, { capture: true });
  };
}
