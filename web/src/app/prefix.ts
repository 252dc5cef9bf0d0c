/** Where the server is, if a proxy has it under a path of its own: the document says so. */

const written = typeof document === "undefined" ? undefined : document.documentElement.dataset["prefix"];

/** The path before all of ours, as in `/saboteur`; as a rule empty. */
export const prefix = written ?? "";

/** The address under which this page was found, without a slash at its end. */
export const home = (): string => location.origin + prefix;
