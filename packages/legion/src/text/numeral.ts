/** The number of a piece in its id, as players say it: `u1.m2` is 2. */
export function numeral(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}
