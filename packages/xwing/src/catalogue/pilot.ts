import type { Id } from '@sortie/kernel';
import type { Grant } from './card-terms.ts';
import type { ConditionId } from './condition.ts';
import type { Allegiance, Faction } from './faction.ts';
import type { RangeBand } from './range-band.ts';
import type { ActionIcon, ShipTypeId, ShipValues } from './ship-type.ts';
import type { Slot } from './slot.ts';
import type { UpgradeId } from './upgrade.ts';

/** `faction:ship:pilot`; the XWS id alone is shared by several cards. */
export type PilotId = Id<'xwing pilot'>;

export interface PilotFacts {
  readonly uid: string;
  readonly xws: string;
  readonly name: string;
  readonly unique?: boolean;
  readonly shipType: string;
  readonly allegiance: Allegiance;
  readonly skill: number;
  readonly points: number;
  readonly slots: readonly Slot[];
  /** Where the card differs from the other cards of its type. */
  readonly values?: ShipValues;
  readonly primaryRange?: RangeBand;
  readonly grants?: readonly Grant[];
  readonly conditions?: readonly string[];
  readonly deployedBy?: string;
  readonly plain?: true;
}

/** A Ship card. xw.cards.ship-card.fields */
export interface Pilot extends ShipValues {
  readonly uid: PilotId;
  readonly xws: string;
  readonly name: string;
  readonly unique: boolean;
  readonly shipType: ShipTypeId;
  readonly faction: Faction;
  readonly allegiance: Allegiance;
  readonly skill: number;
  readonly points: number;
  readonly actions: readonly ActionIcon[];
  /** The upgrade bar; the title and the modification every ship may carry are not printed in it. */
  readonly slots: readonly Slot[];
  readonly primaryRange?: RangeBand;
  readonly grants: readonly Grant[];
  readonly conditions: readonly ConditionId[];
  /** A card that comes into play by this upgrade only and has no cost or pilot skill of its own. */
  readonly deployedBy?: UpgradeId;
  /** The card has no pilot ability. */
  readonly plain: boolean;
}
