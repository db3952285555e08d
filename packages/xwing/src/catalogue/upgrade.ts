import type { Id } from '@sortie/kernel';
import type { Discount, Grant, Limit, Requirement } from './card-terms.ts';
import type { ConditionId } from './condition.ts';
import type { RangeBand } from './range-band.ts';
import type { Slot } from './slot.ts';

/** `slot:upgrade`, with `#number` for the faces of a dual card. */
export type UpgradeId = Id<'xwing upgrade'>;

export interface UpgradeFacts {
  readonly uid: string;
  readonly xws: string;
  readonly name: string;
  readonly slot: Slot;
  readonly fills?: 2;
  readonly points: number;
  readonly unique?: boolean;
  readonly limited?: boolean;
  readonly squadLimit?: number;
  readonly attack?: number;
  readonly range?: RangeBand;
  readonly energy?: number;
  readonly requires?: readonly Requirement[];
  readonly grants?: readonly Grant[];
  readonly limits?: readonly Limit[];
  readonly discounts?: readonly Discount[];
  readonly conditions?: readonly string[];
  readonly otherFace?: string;
}

export interface SecondaryWeapon {
  readonly attack: number;
  readonly range: RangeBand;
}

/** An Upgrade card. xw.cards.upgrade-card.fields */
export interface Upgrade {
  readonly uid: UpgradeId;
  readonly xws: string;
  readonly name: string;
  readonly slot: Slot;
  /** How many icons of the upgrade bar the card takes. */
  readonly fills: 1 | 2;
  readonly points: number;
  readonly unique: boolean;
  /** At most one copy on a ship. */
  readonly limited: boolean;
  /** At most so many copies in a squad. */
  readonly squadLimit?: number;
  readonly weapon?: SecondaryWeapon;
  readonly energy?: number;
  readonly requires: readonly Requirement[];
  readonly grants: readonly Grant[];
  readonly limits: readonly Limit[];
  readonly discounts: readonly Discount[];
  readonly conditions: readonly ConditionId[];
  readonly otherFace?: UpgradeId;
}
