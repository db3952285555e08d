import type { Faction, ObjectiveCategory, ShipClass, Wave } from '../catalogue/index.ts';
import type { CardKind } from './any-card.ts';
import type { Icon } from './upgrade-bar.ts';

export type FaultReason =
  | { readonly kind: 'unknownCard'; readonly id: string }
  | { readonly kind: 'laterWave'; readonly wave: Wave; readonly pack: string | null }
  | { readonly kind: 'noShips' }
  | { readonly kind: 'overPoints'; readonly cost: number; readonly limit: number }
  | {
      readonly kind: 'overSquadronPoints';
      readonly cost: number;
      readonly limit: number;
      readonly points: number;
    }
  | { readonly kind: 'otherFaction'; readonly faction: Faction; readonly fleet: Faction }
  | { readonly kind: 'noCommander' }
  | { readonly kind: 'secondCommander'; readonly first: string }
  | { readonly kind: 'noFreeIcon'; readonly type: Icon; readonly icons: number }
  | { readonly kind: 'otherClass'; readonly class: ShipClass }
  | { readonly kind: 'secondTitle' }
  | { readonly kind: 'secondModification'; readonly first: string }
  | { readonly kind: 'secondUnique'; readonly first: CardKind }
  | { readonly kind: 'noObjective'; readonly category: ObjectiveCategory }
  | { readonly kind: 'secondObjective'; readonly category: ObjectiveCategory };

/** A card of the fleet by its kind and id. */
export interface CardAtFault {
  readonly kind: CardKind;
  readonly id: string;
}

/** Why a fleet is not legal: the rule, where in the fleet, and the card at fault. */
export interface Fault {
  readonly rule: string;
  /** Place of the ship in the fleet. */
  readonly ship?: number;
  readonly card?: CardAtFault;
  readonly reason: FaultReason;
}
