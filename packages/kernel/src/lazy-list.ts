/** A list that is made item by item, as far as somebody has looked; each item once. */
export type LazyList<Item> = Iterable<Item>;

export function lazyList<Item>(source: Iterable<Item>): LazyList<Item> {
  if (Array.isArray(source)) return source as readonly Item[];
  const made: Item[] = [];
  const rest = source[Symbol.iterator]();
  let isDone = false;
  return {
    *[Symbol.iterator]() {
      for (let index = 0; ; index++) {
        if (index === made.length && !isDone) {
          const { done, value } = rest.next();
          if (done) isDone = true;
          else made.push(value);
        }
        if (index >= made.length) return;
        yield made[index]!;
      }
    },
  };
}

/** The first items, at most so many. */
export function firstOf<Item>(list: Iterable<Item>, most: number): Item[] {
  const items: Item[] = [];
  if (most <= 0) return items;
  for (const item of list) {
    items.push(item);
    if (items.length >= most) break;
  }
  return items;
}
