/** Where a table of the event is played in Sortie; the key in the fragment is the viewer's own. */
export function gameAddress(game: string, key: string, name?: string): string {
  const called = name === undefined ? '' : `&name=${encodeURIComponent(name)}`;
  return `/game/${encodeURIComponent(game)}#key=${key}${called}`;
}
