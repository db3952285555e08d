import type { Maneuver } from '../catalogue/index.ts';
import type { AttackGrant } from './attack-grant.ts';
import type { Attack } from './flow-data.ts';
import type { CardKey, ShipId } from './ids.ts';
import type { ActionName, Ship } from './ship.ts';

/** A question that cards may answer with a ban, or that a card may lift a general rule for. */
export type Question =
  | { readonly kind: 'attack'; readonly ship: Ship }
  | {
      readonly kind: 'target';
      readonly attacker: Ship;
      readonly target: Ship;
      readonly weapon: 'primary' | CardKey;
      /** Whom this attack could target with the weapon if no card forbade it. */
      readonly reachable: readonly ShipId[];
    }
  | { readonly kind: 'spendFocus'; readonly ship: Ship; readonly attack: Attack }
  | { readonly kind: 'spendEvade'; readonly ship: Ship; readonly attack: Attack }
  | { readonly kind: 'reroll'; readonly ship: Ship; readonly attack: Attack }
  | { readonly kind: 'spendLock'; readonly ship: Ship; readonly attack: Attack }
  | { readonly kind: 'action'; readonly ship: Ship; readonly action: ActionName }
  | { readonly kind: 'assignManeuver'; readonly ship: Ship; readonly maneuver: Maneuver }
  /** May be lifted by a card: general rules that forbid. */
  | { readonly kind: 'actWhileStressed'; readonly ship: Ship; readonly action: ActionName }
  /** A focus token may stand for the lock that a secondary weapon asks for, and be spent in its place. */
  | { readonly kind: 'focusAsLock'; readonly ship: Ship };

/** What must be possible for an ability to be offered at all. */
export type Need =
  | { readonly kind: 'freeAction'; readonly ship: ShipId; readonly actions: readonly ActionName[] | null }
  | { readonly kind: 'attack'; readonly grant: AttackGrant };
