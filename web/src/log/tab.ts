/** What the log shows: what happened, or the talk. */
export type LogTab = "happened" | "talk";
