/** The rule books, each loaded when it is read. */

type Loaded = Promise<typeof import("virtual:rules/base.en")>;

const BOOKS: { readonly [game: string]: { readonly [language: string]: () => Loaded } } = {
  base: {
    en: () => import("virtual:rules/base.en"),
    ru: () => import("virtual:rules/base.ru"),
    uk: () => import("virtual:rules/base.uk"),
  },
  saboteur2: {
    en: () => import("virtual:rules/saboteur2.en"),
    ru: () => import("virtual:rules/saboteur2.ru"),
    uk: () => import("virtual:rules/saboteur2.uk"),
  },
  duel: {
    en: () => import("virtual:rules/duel.en"),
    ru: () => import("virtual:rules/duel.ru"),
    uk: () => import("virtual:rules/duel.uk"),
  },
  solo: {
    en: () => import("virtual:rules/solo.en"),
    ru: () => import("virtual:rules/solo.ru"),
    uk: () => import("virtual:rules/solo.uk"),
  },
};

export const GAMES: readonly string[] = Object.keys(BOOKS);

export async function ruleBook(game: string, language: string): Promise<Awaited<Loaded>["default"]> {
  const books = BOOKS[game] ?? BOOKS["base"];
  const load = books?.[language] ?? books?.["en"];
  if (!load) throw new Error(`no rule book in ${language}`);
  return (await load()).default;
}

export const numberedRules = async (): Promise<{ readonly [rule: string]: string }> => (await import("virtual:rules/numbered")).default;
