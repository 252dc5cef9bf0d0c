/** That the server has not done something, and why. */

import type { RefusalAnswer, RefusedMessage, Sentence } from "$wire";

export class Refusal extends Error {
  /** The name of the reason, such as `stale`. */
  readonly reason: string;
  /** The number of the rule that forbids it; empty if none does. */
  readonly rule: string;
  readonly said: Sentence;

  constructor(answer: RefusalAnswer | RefusedMessage) {
    super(answer.name);
    this.reason = answer.name;
    this.rule = answer.rule;
    this.said = answer.said;
  }
}

/** That no answer came: there is no connection to the server. */
export class Unreachable extends Error {}
