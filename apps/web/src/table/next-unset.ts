/** The next one that is still to be done, after this one and around; undefined where only it is left, or nothing. */
export function nextUnset<Item>(
  items: readonly Item[],
  after: string,
  { idOf, isSet }: { readonly idOf: (item: Item) => string; readonly isSet: (item: Item) => boolean },
): string | undefined {
  const place = items.findIndex((item) => idOf(item) === after);
  const around = [...items.slice(place + 1), ...items.slice(0, place + 1)];
  const found = around.find((item) => !isSet(item) && idOf(item) !== after);
  return found && idOf(found);
}
