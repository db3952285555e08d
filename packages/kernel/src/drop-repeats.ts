/** The items without those whose key an earlier one has. */
export function dropRepeats<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const known = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !known.has(key) && known.add(key);
  });
}
