/** So many of something, in Spanish as in Portuguese. */
export function countOf(number: number, one: string): string {
  return number === 1 ? `1 ${one}` : `${number} ${one}s`;
}
