import type { Faction } from './faction.ts';
import type { ActionIcon, FiringArc, ShipValues, Size } from './ship-type.ts';
import type { Slot } from './slot.ts';

export type CardValue = 'pilotSkill' | keyof ShipValues;

/** What a card adds to its ship or takes from it while it is equipped. */
export type Grant =
  /** One more icon of the upgrade bar, for cheap cards or for one card only where the card says so. */
  | { readonly kind: 'slot'; readonly slot: Slot; readonly maxCost?: number; readonly card?: string }
  /** One more icon, of one of these types. */
  | { readonly kind: 'slotChoice'; readonly slots: readonly Slot[] }
  /** Each icon of the one type may hold a card of the others. */
  | { readonly kind: 'treatSlot'; readonly slot: Slot; readonly as: readonly Slot[] }
  | { readonly kind: 'loseSlot'; readonly slot: Slot; readonly count: number | 'all' }
  /** So many cards of the type in all, in place of one. */
  | { readonly kind: 'capacity'; readonly slot: 'title' | 'modification'; readonly total: number }
  | { readonly kind: 'action'; readonly action: ActionIcon }
  | { readonly kind: 'value'; readonly value: CardValue; readonly change: number }
  /** Secondary weapons of the slot may fire from this arc. */
  | { readonly kind: 'arc'; readonly arc: FiringArc; readonly slot: Slot };

/** What a ship must have for the card to be equipped. */
export type Requirement =
  | { readonly kind: 'faction'; readonly factions: readonly Faction[] }
  | { readonly kind: 'size'; readonly sizes: readonly Size[] }
  | { readonly kind: 'shipType'; readonly names: readonly string[] }
  /** Exactly these types, where the words of the name would let others in. */
  | { readonly kind: 'ship'; readonly ships: readonly string[] }
  /** Energy, which its effects cost. */
  | { readonly kind: 'energy' }
  | { readonly kind: 'pilotSkill'; readonly atLeast: number }
  | {
      readonly kind: 'value';
      readonly value: keyof ShipValues;
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  | { readonly kind: 'action'; readonly action: ActionIcon }
  | { readonly kind: 'icons'; readonly slots: readonly Slot[] }
  /** The printed upgrade bar lacks the icon. */
  | { readonly kind: 'noIcon'; readonly slot: Slot }
  | { readonly kind: 'card'; readonly card: string };

/** What a card forbids among the other cards of its ship. */
export type Limit =
  | { readonly kind: 'none'; readonly slot: Slot }
  | { readonly kind: 'different'; readonly slot: Slot }
  | { readonly kind: 'maxCost'; readonly slot: Slot; readonly points: number }
  | { readonly kind: 'uniqueOnly'; readonly slot: Slot };

/** A card that makes the ship's cards of one slot, or all of them, cheaper; no cost falls below 0 by it. */
export interface Discount {
  readonly slot?: Slot;
  readonly by: number;
}
