import type { SeatId } from '@sortie/kernel';
import type { CardRules } from './card-rules.ts';
import type { CardTypes } from './card-types.ts';

/**
 * How a card lies on the table. A card that is dealt comes into force later, when everyone who may keep it off has
 * spoken; a silenced card, a discarded one and one whose owner is gone say nothing.
 */
export type Standing = 'dealt' | 'inForce' | 'silenced' | 'discarded' | 'ownerGone';

/** A card in play: printed on a piece, attached to it, dealt or granted during play. */
export interface CardInPlay<T extends CardTypes> {
  readonly key: T['key'];
  readonly owner: T['owner'];
  readonly seat: SeatId;
  readonly rules: CardRules<T>;
  readonly standing: Standing;
  /** Newer cards have a higher one. */
  readonly age?: number;
  /** What it sees in place of the table, where a rule makes it see otherwise. */
  readonly table?: T['table'];
  /** The number behind a keyword. */
  readonly value?: number;
  readonly exhausted?: boolean;
}

/** Whether two lists hold the same cards in the same order, each as it lies in the other. */
export function areSameCards<T extends CardTypes>(
  some: readonly CardInPlay<T>[],
  others: readonly CardInPlay<T>[],
): boolean {
  if (some.length !== others.length) return false;
  for (let place = 0; place < some.length; place++) {
    if (!isSameCard(some[place]!, others[place]!)) return false;
  }
  return true;
}

function isSameCard<T extends CardTypes>(one: CardInPlay<T>, other: CardInPlay<T>): boolean {
  return (
    one === other ||
    (one.key === other.key &&
      one.standing === other.standing &&
      one.rules === other.rules &&
      one.owner === other.owner &&
      one.seat === other.seat &&
      one.age === other.age &&
      one.value === other.value &&
      one.table === other.table &&
      one.exhausted === other.exhausted)
  );
}

/** Where the cards of one table are found. */
export interface CardSource<T extends CardTypes> {
  readonly table: T['table'];
  /** Raised by the game's writer whenever a card comes, goes, is turned or changes hands. */
  serial(): number;
  /** Every card there is, in the order in which cards speak. */
  list(): readonly CardInPlay<T>[];
  /** Whether a discarded card still speaks, as one does whose discarding pays for the attack under way. */
  lingers?(card: CardInPlay<T>): boolean;
}
