/** What says the same stays the same: what depends on it need not be drawn anew. */

/** The value as it was given before, as long as it says nothing else; values are plain, as on the wire. */
export function steady<T>(value: () => T): () => T {
  let last: { readonly value: T; readonly text: string } | null = null;
  return () => {
    const now = value();
    if (last?.value === now) return now;
    const text = JSON.stringify(now);
    if (last?.text !== text) last = { value: now, text };
    return last.value;
  };
}
