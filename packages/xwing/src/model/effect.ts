import type { Pose } from '@sortie/geometry';
import type { Plain, SeatId, Side } from '@sortie/kernel';
import type { DamageCardId, Maneuver, PilotId, UpgradeId } from '../catalogue/index.ts';
import type { AttackGrant } from './attack-grant.ts';
import type { DamageEffect } from './damage-effect.ts';
import type { AttackFace, DefenseFace } from './dice.ts';
import type { Guides } from './directions.ts';
import type { MoveCause, Pool } from './event.ts';
import type { CardKey, ObstacleId, ShipId } from './ids.ts';
import type { Edge } from './options.ts';
import type { ActionName, ArcFacing, Lasting, Ship, Token, Until, UseScope } from './ship.ts';
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
  /** A docked ship leaves its carrier; `brings` is the pilot of a ship that comes into the game by it. */
  | {
      readonly kind: 'launchShip';
      readonly carrier: ShipId;
      readonly from: Guides;
      readonly maneuver: Maneuver;
      readonly source: CardKey;
      /** The carrier is being destroyed. xw.later.docking.carrier-destroyed */
      readonly emergency?: true;
      readonly brings?: PilotId;
    }
  /** Puts the leaving ship where the way out of its carrier begins. */
  | {
      readonly kind: 'leaveCarrier';
      readonly ship: ShipId;
      readonly carrier: ShipId;
      readonly from: Guides;
    }
  /** Puts a ship somewhere and settles who touches whom. `overlapped` are the ships it was stopped by. */
  | {
      readonly kind: 'moveShip';
      readonly ship: ShipId;
      readonly to: Pose;
      readonly cause: MoveCause;
      readonly how: string;
      readonly overlapped: readonly ShipId[];
    }
  /** Turns the ship by 180 degrees where it stands. */
  | { readonly kind: 'turnAround'; readonly ship: ShipId }
  | { readonly kind: 'hitObstacle'; readonly ship: ShipId; readonly obstacle: ObstacleId }
  | { readonly kind: 'removeObstacle'; readonly obstacle: ObstacleId }
  /** The check of the pilot's stress waits for the Perform Action step. */
  | { readonly kind: 'checkStressLater' }
  | { readonly kind: 'executeManeuver'; readonly ship: ShipId; readonly maneuver: Maneuver }
  /** The maneuver about to be executed is flown along another template. xw.later.maneuver.other-template */
  | { readonly kind: 'flyAlong'; readonly template: NonNullable<Maneuver['along']> }
  /** Outside the Activation phase. xw.later.decloak.by-card */
  | { readonly kind: 'decloak'; readonly ship: ShipId }
  // Tokens, locks and actions
  | {
      readonly kind: 'assignTokens';
      readonly ship: ShipId;
      readonly token: Token;
      readonly count: number;
      /** It is what a focus, evade or cloak action brings. */
      readonly ofAction?: true;
      /** Who drags a ship with a tractor beam, where it is not the opponent. */
      readonly by?: SeatId;
    }
  /** Puts something in the place of what is about to happen. */
  | { readonly kind: 'replaceComing'; readonly by: readonly XwingEffect[] }
  | { readonly kind: 'removeTokens'; readonly ship: ShipId; readonly token: Token; readonly count: number }
  /** `of` is the ship that holds the token or the lock, where that is another one. */
  | {
      readonly kind: 'spendToken';
      readonly ship: ShipId;
      readonly token: Token;
      readonly of?: ShipId;
    }
  | {
      readonly kind: 'acquireLock';
      readonly ship: ShipId;
      readonly target: ShipId;
      /** The further lock that a card acquires with another one. */
      readonly further?: true;
    }
  /** Its only lock, or the one on this target; left out, the one that counts now. */
  | { readonly kind: 'removeLock'; readonly ship: ShipId; readonly target?: ShipId }
  | { readonly kind: 'spendLock'; readonly ship: ShipId; readonly target?: ShipId; readonly of?: ShipId }
  /** Of two locks the one on this target counts now. */
  | { readonly kind: 'turnToLock'; readonly ship: ShipId; readonly target: ShipId }
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
  /** The ship it coordinates performs a free action. */
  | { readonly kind: 'coordinate'; readonly ship: ShipId; readonly target: ShipId }
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
  // Cards beside ships, and what lies on cards
  | { readonly kind: 'assignCondition'; readonly ship: ShipId; readonly card: string; readonly by: ShipId }
  | { readonly kind: 'removeCondition'; readonly ship: ShipId; readonly key: CardKey }
  /** A seat looks through the ship's Damage deck for a card with the Pilot trait, and may put it on a condition. */
  | {
      readonly kind: 'searchDamageDeck';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly seat: SeatId;
    }
  | {
      readonly kind: 'holdDamageCard';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly card: DamageCardId;
    }
  /** The Damage card on a condition is dealt to the ship, faceup. */
  | {
      readonly kind: 'dealHeldDamage';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly source: string;
    }
  /** Turns a card with two sides to the other one. */
  | { readonly kind: 'flipUpgrade'; readonly ship: ShipId; readonly key: CardKey }
  /** Another card of the box takes the place of an upgrade. */
  | {
      readonly kind: 'replaceUpgrade';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly card: UpgradeId;
    }
  /** Puts tokens on an upgrade, or takes some of them off. */
  | { readonly kind: 'changeCardTokens'; readonly ship: ShipId; readonly key: CardKey; readonly by: number }
  | { readonly kind: 'rotateArc'; readonly ship: ShipId; readonly to: ArcFacing }
  /** A seat looks at a facedown dial. */
  | { readonly kind: 'lookAtDial'; readonly ship: ShipId; readonly seat: SeatId }
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
      /** They cannot be modified again. */
      readonly final?: true;
    }
  | {
      readonly kind: 'addDie';
      readonly pool: Pool;
      readonly face: AttackFace | DefenseFace;
      readonly source: string;
    }
  /** Rolls dice that join those rolled already. */
  | { readonly kind: 'rollMoreDice'; readonly pool: Pool; readonly count: number; readonly source: string }
  | {
      readonly kind: 'cancelDice';
      readonly pool: Pool;
      readonly dice: readonly number[];
      readonly source: string;
    }
  /** Defense dice do not cancel the hit of this attack die. */
  | { readonly kind: 'setAside'; readonly die: number }
  | { readonly kind: 'compareResults' }
  /** Rolls dice outside an attack, attack dice unless said; each face orders what `outcomes` says. xw.dice.non-attack-rolls */
  | {
      readonly kind: 'rollFor';
      readonly ship: ShipId;
      readonly source: string;
      readonly count: number;
      readonly pool?: Pool;
      readonly outcomes: Partial<Record<AttackFace | DefenseFace, readonly XwingEffect[]>>;
      /** A bomb of this side makes the ship roll. */
      readonly bombOf?: Side;
    }
  /** Rolls attack dice outside an attack; all hits and criticals are suffered together. xw.dice.non-attack-rolls */
  | {
      readonly kind: 'rollDamage';
      readonly ship: ShipId;
      readonly count: number;
      readonly source: string;
      readonly bombOf?: Side;
    }
  /** The dice of the roll outside an attack that is under way: they fall, fall again, or are changed for good. */
  | { readonly kind: 'throwDice' }
  | { readonly kind: 'rethrowDice'; readonly dice: readonly number[]; readonly source: string }
  | {
      readonly kind: 'turnThrownDie';
      readonly die: number;
      readonly to: AttackFace | DefenseFace;
      readonly source: string;
    }
  | DamageEffect;

/** One answer to a question of a card. */
export interface CardOption {
  readonly answer: Plain;
  readonly effects: readonly XwingEffect[];
}
