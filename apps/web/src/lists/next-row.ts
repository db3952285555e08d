/** The row of a list that a key leads to; -1 is the search field above it, undefined a key that moves nothing. */
export function nextRow(key: string, here: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return Math.min(here + 1, count - 1);
    case 'ArrowUp':
      return here < 0 ? undefined : here - 1;
    case 'Home':
      return here < 0 ? undefined : 0;
    case 'End':
      return here < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
