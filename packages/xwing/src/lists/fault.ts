import type { Faction, Limit, PilotId, Requirement, Slot, UpgradeId } from '../catalogue/index.ts';

export type FaultReason =
  | { readonly kind: 'unknownCard'; readonly uid: string }
  | { readonly kind: 'noShips' }
  | { readonly kind: 'overPoints'; readonly cost: number; readonly ceiling: number }
  | { readonly kind: 'otherFaction'; readonly faction: Faction; readonly squad: Faction }
  | { readonly kind: 'notInVariant'; readonly faction: Faction }
  | { readonly kind: 'noFreeIcon'; readonly slot: Slot; readonly icons: number }
  | { readonly kind: 'requirement'; readonly requirement: Requirement }
  | { readonly kind: 'limit'; readonly limit: Limit; readonly by: UpgradeId }
  | { readonly kind: 'secondLimited' }
  | { readonly kind: 'secondUnique'; readonly name: string; readonly first: PilotId | UpgradeId }
  | { readonly kind: 'squadLimit'; readonly most: number }
  | { readonly kind: 'hugeShip' }
  | { readonly kind: 'sectionMissing' }
  | { readonly kind: 'deployedOnly'; readonly by: UpgradeId }
  | {
      readonly kind: 'notInCollection';
      readonly component: 'ship' | 'shipCard' | 'upgradeCard';
      readonly owned: number;
    };

/** Why a squad is not legal: the rule, where in the squad, and the card at fault. */
export interface Fault {
  readonly rule: string;
  /** Which squad, when several are judged together. */
  readonly squad?: number;
  /** Place of the ship in the squad. */
  readonly ship?: number;
  readonly pilot?: PilotId;
  readonly card?: PilotId | UpgradeId;
  readonly reason: FaultReason;
}
