/** The number of a piece in its id, as players say it: `satellite2` is 2. */
export function numeral(id: string): string {
  return /\d+$/.exec(id)?.[0] ?? id;
}
