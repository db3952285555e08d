import { cardOf, type Slot, slots, type Upgrade, upgrades } from '@sortie/xwing/catalogue';
import { isPlayable } from '@sortie/xwing/coverage';
import { hasWords } from '../../../../lists/word-search.ts';
import { type Found, isWanted, type Uniqueness } from './find-pilots.ts';

export type UpgradeOrder = 'slot' | 'points' | 'name';

export interface UpgradeWish {
  readonly words: string;
  /** Of one of these types; of any when there are none. */
  readonly slots: readonly Slot[];
  readonly most: number | null;
  readonly unique: Uniqueness;
  readonly playable: boolean;
  readonly order: UpgradeOrder;
}

/** The faces of a dual card are one card. `textOf` gives the words that a card is found by. */
export function findUpgrades(wish: UpgradeWish, textOf: (card: Upgrade) => string): Found<Upgrade> {
  const matching = upgrades.filter(
    (card) =>
      cardOf(card) === card.uid &&
      (wish.slots.length === 0 || wish.slots.includes(card.slot)) &&
      (wish.most === null || card.points <= wish.most) &&
      isWanted(card.unique, wish.unique) &&
      hasWords(textOf(card), wish.words),
  );
  const cards = wish.playable ? matching.filter(({ uid }) => isPlayable(uid)) : matching;
  return { cards: cards.toSorted(orders[wish.order]), hidden: matching.length - cards.length };
}

const byName = (one: Upgrade, other: Upgrade) => one.name.localeCompare(other.name);
const byPoints = (one: Upgrade, other: Upgrade) => one.points - other.points || byName(one, other);

const orders: Readonly<Record<UpgradeOrder, (one: Upgrade, other: Upgrade) => number>> = {
  slot: (one, other) => slots.indexOf(one.slot) - slots.indexOf(other.slot) || byPoints(one, other),
  points: byPoints,
  name: byName,
};
