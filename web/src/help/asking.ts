/** How somebody asks what a thing is: with what had the focus last, or with a finger that rests on it. */

import { type Focus, focusOf } from "$web/help/focus";

/** For how long a finger rests, in milliseconds, and how far it may tremble. */
const RESTS = 500;
const SLACK = 8;
/** What takes the focus while one asks: it is not what is asked about. */
const ASKING = "[data-asks], [role=dialog]";

type Later = (run: () => void, milliseconds: number) => () => void;

export class Asking {
  private last: Element | null = null;
  private from = { x: 0, y: 0 };
  private stop: () => void = () => undefined;
  private hasAsked = false;

  constructor(
    private readonly ask: (focus: Focus) => void,
    private readonly later: Later = inTime,
  ) {}

  /** What had the focus when somebody went to ask. */
  get held(): Focus | null {
    return this.last?.isConnected ? focusOf(this.last) : null;
  }

  /** Something has got the focus. */
  readonly focus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && !target.closest(ASKING)) this.last = target;
  };

  readonly down = (event: PointerEvent): void => {
    this.stop();
    this.hasAsked = false;
    // What is pressed gets the focus, and is told of after this; what cannot have it takes it from all.
    if (event.target instanceof Element && !event.target.closest(ASKING) && !this.last?.contains(event.target)) this.last = null;
    const focus = event.target instanceof Element && !event.target.closest(ASKING) ? focusOf(event.target) : null;
    if (event.pointerType === "mouse" || !event.isPrimary || !focus) return;
    const { target, pointerId } = event;
    this.from = { x: event.clientX, y: event.clientY };
    this.stop = this.later(() => {
      this.hasAsked = true;
      // Whatever the finger was about to do, it does not.
      target?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId }));
      this.ask(focus);
    }, RESTS);
  };

  readonly move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - this.from.x, clientY - this.from.y) > SLACK) this.stop();
  };

  readonly up = (): void => this.stop();

  /** The finger is lifted: that is no tap; and a resting one wants no menu of the browser. A click without a finger is one of a key. */
  readonly swallow = (event: Event): void => {
    if (!this.hasAsked || (event.type === "click" && (event as MouseEvent).detail === 0)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function inTime(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
