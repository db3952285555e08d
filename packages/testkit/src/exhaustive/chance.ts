import { type RandomState, randomBelow, seededRandom, shuffled } from '@sortie/kernel';

/** Draws by chance; the same seed draws the same. */
export class Chance {
  private random: RandomState;

  constructor(seed: string) {
    this.random = seededRandom(seed);
  }

  below(limit: number): number {
    const { value, to } = randomBelow(this.random, limit);
    this.random = to;
    return value;
  }

  oneOf<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  mix<Item>(items: readonly Item[]): readonly Item[] {
    const { cards, to } = shuffled(this.random, items);
    this.random = to;
    return cards;
  }

  /** In any order, those that are wanted before the others. */
  mixWantedFirst<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): readonly Item[] {
    const mixed = this.mix(items);
    return [...mixed.filter(isWanted), ...mixed.filter((item) => !isWanted(item))];
  }
}
