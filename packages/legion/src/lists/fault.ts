import type { Faction, ForceSide, Pips, Rank, UnitType, UpgradeSlot } from '../catalogue/index.ts';
import type { CardKind } from './any-card.ts';

export type FaultReason =
  | { readonly kind: 'unknownCard'; readonly id: string }
  | { readonly kind: 'laterCard'; readonly product: string }
  | { readonly kind: 'overPoints'; readonly cost: number; readonly limit: number }
  | { readonly kind: 'otherFaction'; readonly faction: Faction; readonly army: Faction }
  | { readonly kind: 'tooFewOfRank'; readonly rank: Rank; readonly count: number; readonly least: number }
  | { readonly kind: 'tooManyOfRank'; readonly rank: Rank; readonly count: number; readonly most: number }
  | { readonly kind: 'secondUnique'; readonly first: CardKind }
  | { readonly kind: 'noFreeIcon'; readonly slot: UpgradeSlot; readonly icons: number }
  | { readonly kind: 'secondCopy' }
  | { readonly kind: 'otherSideToo'; readonly side: string }
  | { readonly kind: 'onlyUnits'; readonly units: readonly string[] }
  | { readonly kind: 'onlyFaction'; readonly faction: Faction }
  | { readonly kind: 'onlySide'; readonly side: ForceSide }
  | { readonly kind: 'onlyType'; readonly type: UnitType }
  | { readonly kind: 'missingUpgrade'; readonly slot: UpgradeSlot }
  | { readonly kind: 'pipsCount'; readonly pips: Pips; readonly count: number }
  | { readonly kind: 'standingOrdersChosen' }
  | { readonly kind: 'missingOwner'; readonly units: readonly string[] }
  | { readonly kind: 'uniqueOfPartner' }
  | { readonly kind: 'partnerFaction'; readonly faction: Faction; readonly partner: Faction };

/** A card of the army by its kind and id. */
export interface CardAtFault {
  readonly kind: CardKind;
  readonly id: string;
}

/** Why an army is not legal: the rule, where in the army, and the card at fault. */
export interface Fault {
  readonly rule: string;
  /** Place of the unit in the army. */
  readonly unit?: number;
  readonly card?: CardAtFault;
  readonly reason: FaultReason;
}
