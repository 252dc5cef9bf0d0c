/** The time now, four times a second, while somebody looks at it. */

import { createSubscriber } from "svelte/reactivity";

class Ticking {
  private readonly watch = createSubscriber((update) => {
    const timer = setInterval(update, 250);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.watch();
    return performance.now();
  }
}

export const ticking = new Ticking();
