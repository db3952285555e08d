import type { Side } from '@sortie/kernel';
import type { Maneuver } from '../catalogue/index.ts';
import type { AttackGrant } from './attack-grant.ts';
import type { Pool } from './event.ts';
import type { Attack } from './flow-data.ts';
import type { CardKey, ShipId } from './ids.ts';
import type { ActionName, LentToken, Ship, Token } from './ship.ts';

/** A question that cards may answer with a ban, or that a card may lift a general rule for. */
export type Question =
  | { readonly kind: 'attack'; readonly ship: Ship }
  | {
      readonly kind: 'target';
      readonly attacker: Ship;
      readonly target: Ship;
      readonly weapon: 'primary' | CardKey;
      /** Whom this attack could target with the weapon, as far as that does not hang on whom else it could. */
      readonly reachable: readonly ShipId[];
    }
  /** In this attack; null is a token spent for something else than its dice. */
  | { readonly kind: 'spendFocus'; readonly ship: Ship; readonly attack: Attack | null }
  /** A focus token that the ship could spend in its step of the attack may be kept. */
  | { readonly kind: 'keepFocus'; readonly ship: Ship; readonly attack: Attack }
  | { readonly kind: 'spendEvade'; readonly ship: Ship; readonly attack: Attack | null }
  | { readonly kind: 'reroll'; readonly ship: Ship; readonly attack: Attack }
  | { readonly kind: 'spendLock'; readonly ship: Ship; readonly attack: Attack }
  /** A card or token of the ship that would change dice of the attack; the pool is that of the step. */
  | {
      readonly kind: 'modifyDice';
      readonly ship: Ship;
      readonly key: CardKey;
      readonly pool: Pool;
      readonly attack: Attack;
    }
  /** The die that range gives the ship in this attack. */
  | { readonly kind: 'rangeBonus'; readonly ship: Ship; readonly attack: Attack }
  /** The End phase takes these tokens from the ship. */
  | { readonly kind: 'removeAtEnd'; readonly ship: Ship; readonly token: Token }
  | { readonly kind: 'lock'; readonly ship: Ship; readonly target: Ship }
  | { readonly kind: 'action'; readonly ship: Ship; readonly action: ActionName }
  | { readonly kind: 'assignManeuver'; readonly ship: Ship; readonly maneuver: Maneuver }
  /** Enough Damage cards lie on the ship. */
  | { readonly kind: 'destroy'; readonly ship: Ship }
  /** May be lifted by a card: general rules that forbid. */
  | { readonly kind: 'actWhileStressed'; readonly ship: Ship; readonly action: ActionName }
  /** A red maneuver may be revealed and executed under stress. */
  | { readonly kind: 'executeRed'; readonly ship: Ship }
  /** A target out of reach of a lock, or a friendly one, may be locked. */
  | { readonly kind: 'lockAt'; readonly ship: Ship; readonly target: Ship }
  | { readonly kind: 'attackTouching'; readonly ship: Ship; readonly target: Ship }
  | { readonly kind: 'attackFriendly'; readonly ship: Ship; readonly target: Ship }
  | { readonly kind: 'attackOnAsteroid'; readonly ship: Ship }
  | {
      readonly kind: 'attackDisabled';
      readonly ship: Ship;
      readonly target: Ship;
      readonly weapon: 'primary' | CardKey;
    }
  /** The weapon may fire all around, or from the auxiliary arc too. */
  | { readonly kind: 'fireAllAround'; readonly ship: Ship; readonly weapon: CardKey }
  | { readonly kind: 'fireFromAuxiliary'; readonly ship: Ship; readonly weapon: CardKey }
  /** The primary weapon fires from the special arc too. */
  | { readonly kind: 'firePrimaryFromSpecial'; readonly ship: Ship }
  /** Bombs of this side do nothing to the ship, nor it to them. */
  | { readonly kind: 'ignoreBombs'; readonly ship: Ship; readonly side: Side }
  /** A weapon that is discarded to fire is discarded only if it hits. */
  | { readonly kind: 'discardIfHit'; readonly ship: Ship; readonly weapon: CardKey }
  /** A ship may be deployed outside its zone; `ship` is as it would stand. */
  | { readonly kind: 'deployAt'; readonly ship: Ship }
  /** In its attack the ship may use tokens of this kind that another one holds. */
  | { readonly kind: 'useTokensOf'; readonly ship: Ship; readonly holder: Ship; readonly token: LentToken }
  /** The ship may have two locks on one target. */
  | { readonly kind: 'lockTwice'; readonly ship: Ship; readonly target: Ship }
  /** A card of the ship that must be used may be left. */
  | { readonly kind: 'leaveCard'; readonly ship: Ship; readonly card: string }
  /** A focus token may stand for the lock that a secondary weapon asks for, and be spent in its place. */
  | { readonly kind: 'focusAsLock'; readonly ship: Ship };

/** What must be possible for an ability to be offered at all. */
export type Need =
  | { readonly kind: 'freeAction'; readonly ship: ShipId; readonly actions: readonly ActionName[] | null }
  | { readonly kind: 'attack'; readonly grant: AttackGrant };
