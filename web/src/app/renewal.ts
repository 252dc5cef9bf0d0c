/** An old page loads itself anew, when the server has another one and nobody is in the middle of something. */

import { prefix } from "$web/app/prefix";

/** In milliseconds: while a cluster is upgraded, its nodes may have different pages, and each load may bring another one. */
const PAUSE = 60_000;
const KEY = "saboteur-renewed ";
/** For which a server that speaks another version of the wire is named in place of a build. */
const VERSION = "version";
const FIELD = "input, textarea, select, [contenteditable]";

/** What a renewal needs of the world around it; a test brings its own. */
export interface Surroundings {
  /** Of our own document; empty: nobody has named it. */
  readonly build: string;
  /** Outlives the page, and ends with its window; `null`: the browser keeps nothing. */
  readonly kept: Pick<Storage, "getItem" | "setItem"> | null;
  /** Whether something would be lost with the page: a request without an answer, or what somebody writes. */
  isBusy(): boolean;
  reload(): void;
  later(run: () => void, milliseconds: number): void;
  /** The document that the server has now. */
  document(): Promise<string>;
  now(): number;
}

export class Renewal {
  /** The build for which the page is to be loaded anew; empty: it is not. */
  private due = "";

  constructor(private readonly around: Surroundings) {}

  /** The server gives a page of this build. */
  given(build: string): void {
    const { build: own } = this.around;
    this.due = own && build !== own ? build : "";
  }

  /** A moment at which the page may be loaded anew: if it is due and nobody is busy it is. */
  look(): void {
    if (this.due && !this.around.isBusy() && this.isFirst(this.due)) this.around.reload();
  }

  /** The server speaks another version: nothing goes on without another page. */
  needed(): void {
    if (this.isFirst(VERSION)) this.around.reload();
    else this.around.later(() => this.around.reload(), PAUSE);
  }

  /** A piece of the page cannot be fetched: it may be gone because there are others now. */
  async lacking(): Promise<void> {
    const text = await this.around.document().catch(() => "");
    const [, build] = / data-build="([^"]+)"/.exec(text) ?? [];
    if (!build) return;
    this.given(build);
    this.look();
  }

  /** Whether the page was not loaded anew for this a moment ago. */
  private isFirst(what: string): boolean {
    const { kept, now } = this.around;
    try {
      if (!kept || now() - Number(kept.getItem(KEY + what) ?? -PAUSE) < PAUSE) return false;
      kept.setItem(KEY + what, String(now()));
      return true;
    } catch {
      return false;
    }
  }
}

/** @param isAsking whether a request has no answer yet */
export function surroundings(isAsking: () => boolean): Surroundings {
  return {
    isBusy: () => isAsking() || document.activeElement?.matches(FIELD) === true,
    build: typeof document === "undefined" ? "" : (document.documentElement.dataset["build"] ?? ""),
    kept: keptByWindow(),
    reload: () => location.reload(),
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
    document: async () => (await fetch(`${prefix}/`)).text(),
    now: () => Date.now(),
  };
}

function keptByWindow(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
