/** My turn is noticed with the page in the background: title, icon of the tab, two knocks, a notification. */

import { player } from "$web/sound/player";

const CALLING =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1d1510"/>' +
      '<path d="M11 9h10l2 14H9z" fill="#ffc75c"/><path d="M12 9a4 4 0 0 1 8 0M8 25h16" fill="none" stroke="#ffc75c" stroke-width="2.5"/></svg>',
  );

export class Attention {
  private readonly title: string;
  private readonly icon: HTMLLinkElement;
  private readonly usual: string;
  private called: string | null = null;
  private notice: Notification | null = null;

  constructor(private readonly page: Document) {
    this.title = page.title;
    const found = page.querySelector<HTMLLinkElement>("link[rel~=icon]");
    this.icon = found ?? page.head.appendChild(Object.assign(page.createElement("link"), { rel: "icon" }));
    this.usual = this.icon.getAttribute("href") ?? "data:,";
    page.addEventListener("visibilitychange", this.show);
  }

  /** The icon calls in the background alone: a browser draws it with the page's own thread, and a person who looks at the page sees the sign. */
  private readonly show = (): void => {
    const wanted = this.called !== null && this.page.hidden ? CALLING : this.usual;
    if (this.icon.getAttribute("href") !== wanted) this.icon.setAttribute("href", wanted);
  };

  /** Calls somebody with these words; `null`: there is nothing to do. Called again with the same, it stays as it is. */
  call(words: string | null, volume: number): void {
    if (words === this.called) return;
    this.called = words;
    this.page.title = words === null ? this.title : `${words} · ${this.title}`;
    this.show();
    this.notice?.close();
    this.notice = null;
    if (words === null) return;
    player.play(["knock"], volume);
    if (this.page.hidden) this.notify(words);
  }

  end(): void {
    this.call(null, 0);
    this.page.removeEventListener("visibilitychange", this.show);
  }

  private notify(words: string): void {
    if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
    try {
      this.notice = new Notification(words, { tag: "saboteur" });
      this.notice.onclick = () => window.focus();
    } catch {
      // Some phones have notifications only for installed pages.
    }
  }
}
