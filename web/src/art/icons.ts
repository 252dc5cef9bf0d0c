/** Line icons, 24 by 24, of one weight. */
const ICONS = {
  turn: "M19 12a7 7 0 1 1-2.2-5.1M19.5 3.5v4.6h-4.6",
  check: "M4.5 12.5l5 5L19.5 7",
  cross: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h10",
  eye: "M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z",
  "eye-off": "M3 3l18 18M9.9 6.1A9 9 0 0 1 12 5.8c6 0 9.5 6.2 9.5 6.2a16 16 0 0 1-2.9 3.5M6.2 7.7A15.6 15.6 0 0 0 2.5 12S6 18.2 12 18.2c1.3 0 2.5-.3 3.6-.7",
  chat: "M4 5h16v11h-9l-4.5 3.8V16H4z",
  cards: "M4 7l9-2.5 3.5 12.5-9 2.5zM16 6.5l4 .7-2 11",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.4 2",
  bin: "M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13",
  share: "M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v8.5h14V12",
  play: "M7 4.5l12 7.5-12 7.5z",
  pause: "M8 5v14M16 5v14",
  back: "M19 5l-9 7 9 7zM7 5v14",
  forward: "M5 5l9 7-9 7zM17 5v14",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.3 3.3 0 0 1 0 6.3M18 14.5c2.3.8 3.5 2.8 3.5 5.5",
  bot: "M5 9h14v10H5zM12 9V5M12 5a1.3 1.3 0 1 0 0-.1M9 13.5v1M15 13.5v1M2.5 12.5v3M21.5 12.5v3",
  flag: "M6 21V4M6 4.5c4-2.5 7 2 12 0v8.5c-5 2-8-2.5-12 0",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  help: "M9 9.3a3 3 0 1 1 4.3 2.7c-1 .5-1.3 1-1.3 2.3M12 17.8v.1M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19z",
  link: "M10 14l4-4M8.5 11L6 13.5a3.5 3.5 0 0 0 5 5L13.5 16M10.5 8L13 5.5a3.5 3.5 0 0 1 5 5L15.5 13",
  off: "M3 3l18 18M5 11a11 11 0 0 1 4-2.5M2 8a15 15 0 0 1 4-2.5M13 8.2A11 11 0 0 1 19 11M11 5a15 15 0 0 1 11 3M8.5 14.5a5.5 5.5 0 0 1 5-1.2M12 19v.1",
  arrow: "M5 12h14M13 6l6 6-6 6",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  pen: "M4 20l1-5L16 4l4 4L9 19z",
  gear: "M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 2.5v3.2M12 18.3v3.2M2.5 12h3.2M18.3 12h3.2M5.3 5.3l2.3 2.3M16.4 16.4l2.3 2.3M18.7 5.3l-2.3 2.3M7.6 16.4l-2.3 2.3",
  lock: "M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  book: "M4 5c3-1.5 6-1 8 1 2-2 5-2.5 8-1v14c-3-1.5-6-1-8 1-2-2-5-2.5-8-1zM12 6v14",
  sound: "M4 9.5v5h4l5 4.5V5L8 9.5zM16.5 9.5a4 4 0 0 1 0 5",
  "sound-off": "M4 9.5v5h4l5 4.5V5L8 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5",
  left: "M15 6l-6 6 6 6",
  right: "M9 6l6 6-6 6",
  sun: "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  moon: "M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z",
  download: "M12 4v11M7.5 11L12 15.5 16.5 11M5 19.5h14",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  bulb: "M9 17.5h6M10 20.5h4M9 17.5c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8",
  skip: "M4 5l7 7-7 7zM12.5 5l7 7-7 7z",
} as const;

export type IconName = keyof typeof ICONS;

export const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** An icon in the colour of the text around it. */
export function icon(name: IconName, className = ""): string {
  const classes = className ? `icon ${className}` : "icon";
  return `<svg class="${classes}" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;
}
