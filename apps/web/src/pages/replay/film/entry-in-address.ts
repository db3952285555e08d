/** The entry of the film that an address asks for; undefined when it asks for none. */
export function entryIn(query: URLSearchParams, last: number): number | undefined {
  const asked = query.get('at');
  return asked !== null && /^\d{1,9}$/.test(asked) ? Math.min(Number(asked), last) : undefined;
}

/** The address of this place in the film; where the film begins by itself nothing is added. */
export function addressAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  entry: number,
  start: number,
): string {
  const query = new URLSearchParams(search);
  if (entry === start) query.delete('at');
  else query.set('at', String(entry));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
