/** Things of which the least is taken out first. */
export class Heap<Item> {
  private readonly items: Item[] = [];
  private readonly isBefore: (one: Item, other: Item) => boolean;

  constructor(isBefore: (one: Item, other: Item) => boolean) {
    this.isBefore = isBefore;
  }

  push(item: Item): void {
    const { items, isBefore } = this;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(item, items[above]!)) break;
      items[at] = items[above]!;
      at = above;
    }
    items[at] = item;
  }

  pop(): Item | undefined {
    const { items, isBefore } = this;
    const least = items[0];
    const item = items.pop();
    const { length } = items;
    if (item === undefined || length === 0) return least;
    let at = 0;
    for (let below = 1; below < length; below = 2 * at + 1) {
      if (below + 1 < length && isBefore(items[below + 1]!, items[below]!)) below++;
      if (!isBefore(items[below]!, item)) break;
      items[at] = items[below]!;
      at = below;
    }
    items[at] = item;
    return least;
  }
}
