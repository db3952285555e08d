import { type RandomState, randomBelow } from '@sortie/kernel';

const SHARES = 1_073_741_824;

/** Lots drawn one after the other from the kernel's generator. */
export class Lots {
  private state: RandomState;

  constructor(state: RandomState) {
    this.state = state;
  }

  /** A whole number from 0 to below `count`. */
  below(count: number): number {
    const { value, to } = randomBelow(this.state, count);
    this.state = to;
    return value;
  }

  /** A number from 0 to below 1. */
  share(): number {
    return this.below(SHARES) / SHARES;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  shuffle<Item>(items: Item[]): Item[] {
    for (let last = items.length - 1; last > 0; last--) {
      const at = this.below(last + 1);
      [items[last], items[at]] = [items[at]!, items[last]!];
    }
    return items;
  }
}
