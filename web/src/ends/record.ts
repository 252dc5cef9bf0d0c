/** What a record says about its deal (docs/notation.md): the headers, and the facts as one observer was told them. */

export interface ToldFact {
  readonly name: string;
  /** The values as they are written, without the brackets around a list. */
  readonly given: { readonly [name: string]: string };
}

export interface DealRecord {
  readonly game: string;
  readonly options: { readonly [name: string]: number | string | boolean };
  readonly seats: number;
  /** Whose eyes; `null`: no seat's. */
  readonly seat: number | null;
  readonly commitment: string;
  readonly seed: string;
  /** Empty for a seat that gave none. */
  readonly nonces: readonly string[];
  /** It does not begin with a deal. */
  readonly isSpecial: boolean;
  readonly facts: readonly ToldFact[];
}

export function readRecord(text: string): DealRecord {
  const [head = "", ...body] = text.split("\n\n");
  const headers = new Map(
    head.split("\n").flatMap((line): [string, string][] => {
      const colon = line.indexOf(":");
      return colon < 0 || line.startsWith(" ") ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()]];
    }),
  );
  const [game = "", ...options] = (headers.get("game") ?? "").split(" ");
  const seats = Number(headers.get("seats"));
  const [eyes, seat] = (headers.get("observer") ?? "").split(" ");
  const nonces = (headers.get("nonces") ?? "").split(" ").filter(Boolean);
  return {
    game,
    options: Object.fromEntries(options.map((option) => option.split("=")).map(([name = "", value = ""]) => [name, valueOf(value)])),
    seats,
    seat: eyes === "seat" ? Number(seat) : null,
    commitment: headers.get("commitment") ?? "",
    seed: headers.get("seed") ?? "",
    nonces: nonces.map((nonce) => (nonce === "-" ? "" : nonce)),
    isSpecial: headers.has("position"),
    facts: body.join("\n").split("\n").flatMap((line) => (line.startsWith("  ") ? [factOf(line.trim())] : [])),
  };
}

function valueOf(text: string): number | string | boolean {
  if (/^-?\d+$/.test(text)) return Number(text);
  return text === "yes" || text === "no" ? text === "yes" : text;
}

/** `drew seat=1 card=?`, `round_began hands=((base_ew base_ns) (? ?)) roles=(digger ?)` */
function factOf(line: string): ToldFact {
  const [name = ""] = line.split(" ", 1);
  const given: Record<string, string> = {};
  for (const [, key = "", list, word] of line.matchAll(/(\w+)=(?:\(((?:\([^()]*\)|[^()])*)\)|(\S+))/g)) given[key] = list ?? word ?? "";
  return { name, given };
}

/** The words of a list. */
export const wordsIn = (list: string | undefined): string[] => (list ?? "").split(" ").filter(Boolean);

/** The lists of a list. */
export const listsIn = (list: string | undefined): string[][] => [...(list ?? "").matchAll(/\(([^()]*)\)/g)].map(([, inner]) => wordsIn(inner));
