import type { Point, Pose } from '@sortie/geometry';
import type { Plain, SeatId, Side } from '@sortie/kernel';
import type { DamageCardId, Maneuver, UpgradeId } from '../catalogue/index.ts';
import type { AttackGrant } from './attack-grant.ts';
import type { AttackFace, DefenseFace } from './dice.ts';
import type { MoveCause, Pool } from './event.ts';
import type { BombTokenId, CardKey, ObstacleId, SatelliteId, ShipId } from './ids.ts';
import type { Edge } from './options.ts';
import type { ActionName, Lasting, Ship, Token, Until, UseScope } from './ship.ts';
import type { Phase, Ruling, SetUpStep } from './state.ts';

/** What the rules order. Effects are plain data and wait in the state while another flow runs. */
export type XwingEffect =
  // Set-up and rounds
  | { readonly kind: 'beginSetUpStep'; readonly step: SetUpStep }
  | { readonly kind: 'giveInitiative'; readonly side: Side }
  /** xw.timing.initiative.tie-roll */
  | { readonly kind: 'rollInitiative'; readonly roller: Side }
  | { readonly kind: 'takeEdges'; readonly edges: readonly [Edge, Edge] }
  | {
      readonly kind: 'placeObstacle';
      readonly obstacle: ObstacleId;
      readonly pose: Pose;
      readonly side: Side;
    }
  | { readonly kind: 'deployShip'; readonly ship: ShipId; readonly pose: Pose }
  | { readonly kind: 'bringShip'; readonly ship: Ship }
  | { readonly kind: 'setShields'; readonly ship: ShipId }
  | { readonly kind: 'rollDispute'; readonly callers: SeatId; readonly others: SeatId }
  | { readonly kind: 'settleDispute'; readonly ruling: Ruling }
  | { readonly kind: 'startRound' }
  | { readonly kind: 'startPhase'; readonly phase: Phase }
  // Planning and activation
  | { readonly kind: 'setDial'; readonly ship: ShipId; readonly maneuver: Maneuver }
  | { readonly kind: 'revealDial'; readonly ship: ShipId }
  | { readonly kind: 'replaceDial'; readonly ship: ShipId; readonly maneuver: Maneuver; readonly by: SeatId }
  | { readonly kind: 'removeDial'; readonly ship: ShipId }
  | { readonly kind: 'makeActive'; readonly ship: ShipId | null }
  | { readonly kind: 'markActivated'; readonly ship: ShipId }
  | { readonly kind: 'markOpportunity'; readonly ship: ShipId }
  /** Puts a ship somewhere and settles who touches whom. `overlapped` are the ships it was stopped by. */
  | {
      readonly kind: 'moveShip';
      readonly ship: ShipId;
      readonly to: Pose;
      readonly cause: MoveCause;
      readonly how: string;
      readonly overlapped: readonly ShipId[];
    }
  | { readonly kind: 'hitObstacle'; readonly ship: ShipId; readonly obstacle: ObstacleId }
  | { readonly kind: 'executeManeuver'; readonly ship: ShipId; readonly maneuver: Maneuver }
  // Tokens, locks and actions
  | { readonly kind: 'assignTokens'; readonly ship: ShipId; readonly token: Token; readonly count: number }
  | { readonly kind: 'removeTokens'; readonly ship: ShipId; readonly token: Token; readonly count: number }
  | { readonly kind: 'spendToken'; readonly ship: ShipId; readonly token: Token }
  | { readonly kind: 'acquireLock'; readonly ship: ShipId; readonly target: ShipId }
  | { readonly kind: 'removeLock'; readonly ship: ShipId }
  | { readonly kind: 'spendLock'; readonly ship: ShipId }
  | { readonly kind: 'moveLock'; readonly from: ShipId; readonly to: ShipId }
  | {
      readonly kind: 'recordAction';
      readonly ship: ShipId;
      readonly action: ActionName;
      readonly source: string | null;
    }
  | {
      readonly kind: 'allowReposition';
      readonly ship: ShipId;
      readonly action: string;
      readonly direction: string;
    }
  | {
      readonly kind: 'failReposition';
      readonly ship: ShipId;
      readonly action: string;
      readonly direction: string;
    }
  /** Offers free actions of this list; the ship may decline. */
  | {
      readonly kind: 'offerFreeAction';
      readonly ship: ShipId;
      readonly actions: readonly ActionName[] | null;
      readonly source: string;
      /** Ordered as soon as the action is performed, before other abilities hear of it. */
      readonly atOnce?: readonly XwingEffect[];
      /** Ordered when the action and what it set off are over; nothing when it was declined. */
      readonly afterwards?: readonly XwingEffect[];
    }
  /** Puts a question of a card to a seat; what belongs to the answer follows. */
  | {
      readonly kind: 'choose';
      readonly seat: SeatId;
      readonly ship: ShipId;
      readonly source: string;
      readonly options: readonly CardOption[];
    }
  | { readonly kind: 'beginLasting'; readonly ship: ShipId; readonly lasting: Omit<Lasting, 'serial'> }
  | { readonly kind: 'endLasting'; readonly until: Until }
  | { readonly kind: 'removeLasting'; readonly ship: ShipId; readonly source: string }
  /** Counts a use of a card, for abilities with a limit. */
  | { readonly kind: 'countUse'; readonly ship: ShipId; readonly key: CardKey; readonly scope: UseScope }
  // Attacks and dice
  | { readonly kind: 'grantAttack'; readonly grant: AttackGrant }
  | {
      readonly kind: 'declareAttack';
      readonly attacker: ShipId;
      readonly defender: ShipId;
      readonly weapon: 'primary' | CardKey;
      readonly range: number;
      readonly obstructed: boolean;
    }
  | { readonly kind: 'rollAttackDice'; readonly count: number }
  | { readonly kind: 'rollDefenseDice'; readonly count: number }
  | {
      readonly kind: 'rerollDice';
      readonly pool: Pool;
      readonly dice: readonly number[];
      readonly source: string;
    }
  | {
      readonly kind: 'changeDice';
      readonly pool: Pool;
      readonly dice: readonly number[];
      readonly to: AttackFace | DefenseFace;
      readonly source: string;
      /** The changed dice cannot be rerolled. */
      readonly fixed?: true;
    }
  | {
      readonly kind: 'addDie';
      readonly pool: Pool;
      readonly face: AttackFace | DefenseFace;
      readonly source: string;
    }
  | {
      readonly kind: 'cancelDice';
      readonly pool: Pool;
      readonly dice: readonly number[];
      readonly source: string;
    }
  | { readonly kind: 'compareResults' }
  /** Rolls dice outside an attack, attack dice unless said; each face orders what `outcomes` says. xw.dice.non-attack-rolls */
  | {
      readonly kind: 'rollFor';
      readonly ship: ShipId;
      readonly source: string;
      readonly count: number;
      readonly pool?: Pool;
      readonly outcomes: Partial<Record<AttackFace | DefenseFace, readonly XwingEffect[]>>;
    }
  /** Rolls attack dice outside an attack; all hits and criticals are suffered together. xw.dice.non-attack-rolls */
  | { readonly kind: 'rollDamage'; readonly ship: ShipId; readonly count: number; readonly source: string }
  // Damage
  | {
      readonly kind: 'sufferDamage';
      readonly ship: ShipId;
      readonly hits: number;
      readonly crits: number;
      readonly source: string;
    }
  | { readonly kind: 'loseShield'; readonly ship: ShipId }
  | { readonly kind: 'recoverShield'; readonly ship: ShipId }
  /** Deals a card past the shields. xw.damage.deal-vs-suffer */
  | {
      readonly kind: 'dealDamageCard';
      readonly ship: ShipId;
      readonly faceup: boolean;
      readonly source: string;
      /** Chosen out of so many cards drawn; the others are discarded. */
      readonly chosen?: { readonly card: DamageCardId; readonly drawn: number };
    }
  | {
      readonly kind: 'flipDamageCard';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly faceup: boolean;
    }
  /** The text of a faceup card comes into force. */
  | { readonly kind: 'putInForce'; readonly ship: ShipId; readonly key: CardKey }
  | { readonly kind: 'discardDamageCard'; readonly ship: ShipId; readonly key: CardKey }
  | { readonly kind: 'renewDecks' }
  | { readonly kind: 'discardUpgrade'; readonly ship: ShipId; readonly key: CardKey }
  | { readonly kind: 'returnUpgrade'; readonly ship: ShipId; readonly key: CardKey }
  | { readonly kind: 'checkDestruction'; readonly ship: ShipId }
  | { readonly kind: 'doomShip'; readonly ship: ShipId }
  | { readonly kind: 'loseShip'; readonly ship: ShipId; readonly how: 'destroyed' | 'fled' | 'escaped' }
  /** Ends the game where a rule ends it at once. */
  | { readonly kind: 'checkVictory' }
  // Bombs, missions
  | { readonly kind: 'dropBomb'; readonly ship: ShipId; readonly bomb: UpgradeId }
  | { readonly kind: 'removeBomb'; readonly bomb: BombTokenId; readonly by: ShipId | null }
  | { readonly kind: 'detonate'; readonly bomb: BombTokenId; readonly by: ShipId | null }
  | { readonly kind: 'markDisabledShip'; readonly ship: ShipId }
  | { readonly kind: 'placeSatellite'; readonly satellite: SatelliteId; readonly at: Point }
  | { readonly kind: 'scanSatellite'; readonly satellite: SatelliteId; readonly ship: ShipId }
  /** Every satellite on the ship's card goes back to the supply. */
  | { readonly kind: 'returnSatellites'; readonly ship: ShipId };

/** One answer to a question of a card. */
export interface CardOption {
  readonly answer: Plain;
  readonly effects: readonly XwingEffect[];
}
