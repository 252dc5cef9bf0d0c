/** How many saboteurs there may be, by counting the dwarves: each seat gets one, what is left over nobody sees. */

export function saboteursOf(roles: { readonly [role: string]: number }, players: number): { least: number; most: number } | null {
  const saboteurs = roles["saboteur"] ?? 0;
  if (!saboteurs) return null;
  const all = Object.values(roles).reduce((sum, count) => sum + count, 0);
  return { least: Math.max(0, saboteurs - Math.max(0, all - players)), most: Math.min(saboteurs, players) };
}
