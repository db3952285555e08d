/** So many of something, in Spanish as in Portuguese. */
export function counted(number: number, one: string): string {
  return number === 1 ? `1 ${one}` : `${number} ${one}s`;
}
