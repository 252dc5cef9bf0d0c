/** What somebody typed to join a table: a whole link, or a code. */

/** The id of the table in a link; nothing if it is no link. */
export function tableIn(typed: string): string | null {
  const [, id] = /\/t\/([^/?#\s]+)/.exec(typed) ?? [];
  return id ? decodeURIComponent(id) : null;
}
