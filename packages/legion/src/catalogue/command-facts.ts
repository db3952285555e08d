import type { Faction } from './faction.ts';
import type { Rank } from './rank.ts';
import type { WeaponFacts } from './weapon.ts';

/** lg.cards.command.pips */
export type Pips = 0 | 1 | 2 | 3 | 4;

/** What the order bar of a card names: one unit by its id, or so many of a sort. lg.orders.count, lg.orders.eligible.type */
export type OrderEntry =
  | { readonly kind: 'named'; readonly unit: string }
  | {
      readonly kind: 'units';
      /** `each`: as many as there are. */
      readonly count: number | 'each';
      /** Any rank unless some are named. */
      readonly ranks?: readonly Rank[];
      /** Any type unless one is named. */
      readonly type?: 'trooper' | 'vehicle';
    };

/** A command card as the data writes it. lg.cards.command.fields */
export interface CommandFacts {
  readonly id: string;
  readonly name: string;
  readonly pips: Pips;
  /** What it counts as while a command hand is built, where that differs. */
  readonly pipsInHand?: Pips;
  /** Cards without a faction are open to both. */
  readonly faction?: Faction;
  /** The commander or operative to whom it belongs, by the id of the unit. lg.cards.command.owner */
  readonly owner?: string;
  /** Others who must be in the army as well. lg.army.command-hand.character-required */
  readonly partners?: readonly string[];
  readonly orders: readonly OrderEntry[];
  readonly weapon?: WeaponFacts;
  readonly products: readonly string[];
}
