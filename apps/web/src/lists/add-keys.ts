/** An item of a list where equal ones may stand: the key is its name and which of that name it is. */
export interface Keyed<Item> {
  readonly key: string;
  readonly item: Item;
  readonly at: number;
}

export function addKeys<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Keyed<Item>[] {
  const counts = new Map<string, number>();
  return items.map((item, at) => {
    const name = nameOf(item);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { key: `${name} ${count}`, item, at };
  });
}
