import type { SeatId } from '@sortie/kernel';
import type { AttackDice, DefenseFace, KeywordId, Weapon } from '../../catalogue/index.ts';
import type { AttackDie, DefenseDie } from '../dice.ts';
import type { CardKey, MiniatureId, TokenId, UnitId } from '../ids.ts';
import type { Stand } from '../place.ts';

export type AttackType = 'ranged' | 'melee';
export type CoverGrade = 'none' | 'light' | 'heavy';

/** Weapons of one name in a pool. lg.attack.3.same-name-same-pool */
export interface PoolWeapon {
  readonly weapon: string;
  /** The card that has it; null is the unit card. */
  readonly card: CardKey | null;
  /** The unit that lends it; missing for the attacker's own. */
  readonly of?: UnitId;
  readonly miniatures: readonly MiniatureId[];
  /** The dice that all of them add. */
  readonly dice: AttackDice;
}

/** A pool as it was formed, before any die is rolled. lg.attack.3.pools-before-dice */
export interface FormedPool {
  readonly defender: UnitId;
  readonly type: AttackType;
  /** From the attacking leader. lg.range.attack-from-leader */
  readonly range: number;
  readonly weapons: readonly PoolWeapon[];
}

/** An attack: its defenders are declared and its pools formed, then each pool is resolved. lg.attack.step-order */
export interface Attacking {
  readonly unit: UnitId;
  /** Which attack of the game it is. */
  readonly number: number;
  /** Whether it is an attack action, as what grants it says. lg.attack.source-states-type */
  readonly isAction: boolean;
  /** The card that grants it; null is the unit's own. */
  readonly source: string | null;
  readonly types: 'any' | 'ranged' | 'melee';
  /** The only legal defender. */
  readonly against: UnitId | null;
  /** Units that may not be declared. lg.unit-keyword.gunslinger.second-attack */
  readonly notAgainst: readonly UnitId[];
  /** The only weapon that may be used, as one that a command card lends. */
  readonly only: string | null;
  /** A weapon that no miniature has otherwise, and the only one that may be used: a thrown one. */
  readonly lent?: Weapon;
  /** It may be declined. */
  readonly isOptional: boolean;
  readonly pools: readonly FormedPool[];
  readonly resolved: readonly UnitId[];
}

/** What became of an attack; undefined when none was performed. */
export interface Attacked {
  readonly defenders: readonly UnitId[];
  readonly isRanged: boolean;
  readonly usedCumbersome: boolean;
}

/** One pool while it is resolved: for effects an attack of its own. lg.attack.pools-separate-for-effects */
export interface AttackPool {
  /** Which pool of the game it is; uses limited to once a pool are counted by it. */
  readonly number: number;
  readonly attack: number;
  /** The attacking unit; null when a token attacks. lg.area-weapon.detonation.token-is-attacker */
  readonly attacker: UnitId | null;
  readonly token: TokenId | null;
  /** Who decides for the attacker. */
  readonly by: SeatId;
  readonly defender: UnitId;
  readonly type: AttackType;
  readonly range: number;
  readonly weapons: readonly PoolWeapon[];
  /** Keywords of its weapons, values added up; 1 for one without a value. lg.cards.keyword-x-cumulative */
  readonly keywords: Readonly<Partial<Record<KeywordId, number>>>;
  /** Every weapon has it. lg.weapon-keyword.high-velocity.effect */
  readonly isHighVelocity: boolean;
  /** Miniatures of the defender that an attacking miniature sees. lg.wound.assign.los-required */
  readonly seen: readonly MiniatureId[];
  readonly dice: readonly AttackDie[];
  /** A hit or critical showed at some moment. lg.suppression.any-time-in-pool */
  readonly hasShownHit: boolean;
  /** Cover from terrain and units, before it is improved or reduced; null before the cover check. */
  readonly coverFound: CoverGrade | null;
  /** Hits that cover has cancelled. */
  readonly coverUsed: number;
  readonly dodgesSpent: number;
  /** Pierce that was used, on Guardian dice too. lg.unit-keyword.guardian.pierce-budget */
  readonly pierceUsed: number;
  readonly defenseDice: readonly DefenseDie[];
  /** Defense surges that showed before they were converted; null until then. lg.unit-keyword.deflect.reflect-wounds */
  readonly surgesShown: number | null;
  /** Wounds the defender suffered from it. */
  readonly suffered: number;
}

/** Guardian dice while they are resolved. lg.unit-keyword.guardian.roll */
export interface Guarding {
  readonly guardian: UnitId;
  readonly pool: number;
  readonly by: SeatId;
  readonly cancelled: number;
  readonly dice: readonly DefenseDie[];
}

/** Wounds while they are assigned, miniature by miniature. lg.wound.assign.one-mini-at-a-time */
export interface SufferingWounds {
  readonly unit: UnitId;
  readonly left: number;
  /** The only miniatures that can suffer them; null for all. lg.wound.assign.los-required */
  readonly among: readonly MiniatureId[] | null;
  /** Wounds of a clamber: the leader comes last, wounded or not. lg.vertical.clamber.wounds-leader-last */
  readonly leaderLast: boolean;
  /** The unit whose attack or ability caused them. lg.unit-keyword.bounty.collect */
  readonly from: UnitId | null;
  /** `attack`, or the card or rule they come from. */
  readonly source: string;
  readonly suffered: number;
  /** Enemy units it was in melee with before. lg.melee.regroup-even-if-contacts-defeated */
  readonly meleeWith: readonly UnitId[];
  /** A miniature fell. */
  readonly hasDefeated: boolean;
}

/** A token that goes off. lg.area-weapon.separate-attacks */
export interface Detonating {
  readonly token: TokenId;
  /** The unit that detonated it, or caused it. */
  readonly unit: UnitId;
  readonly by: SeatId;
  readonly left: readonly UnitId[];
  /** How often it still goes off, this time included; once where nothing is said. */
  readonly times?: number;
}

/** A unit that is being defeated: what happens before it leaves, and after. */
export interface Defeating {
  readonly unit: UnitId;
  readonly by: UnitId | null;
  /** Units that it transported. lg.transport.vehicle-defeated.penalty */
  readonly passengers: readonly UnitId[];
  /** Wounds of each of them for an open vehicle defeated in an attack. lg.transport.transport-x.open-defeated */
  readonly openWounds: number;
  /** Where its last miniature stood. lg.transport.vehicle-defeated.place */
  readonly stood: Stand | null;
}

/** A leader was defeated and another is chosen. lg.defeat.new-leader */
export interface ChoosingLeader {
  readonly unit: UnitId;
}

/** A vehicle reached its resilience. lg.vehicle.resilience.check */
export interface RollingResilience {
  readonly unit: UnitId;
  readonly face: DefenseFace | null;
}

/** Charge tokens that a unit places. lg.weapon-keyword.arm.effect */
export interface Arming {
  readonly unit: UnitId;
  readonly card: CardKey;
  readonly left: number;
}

/** Attacks one after the other, each against another unit. */
export interface AttackingInTurn {
  readonly attack: Omit<Attacking, 'number' | 'pools' | 'resolved'>;
  readonly left: number;
}

export interface AttackFlows {
  readonly attack: { readonly at: Attacking; readonly goes: 'declare' | 'pools'; readonly result: Attacked };
  readonly attacksInTurn: { readonly at: AttackingInTurn; readonly goes: 'attack' };
  readonly attackPool: { readonly at: AttackPool };
  readonly guard: { readonly at: Guarding };
  /** Its result is how many wounds were suffered. */
  readonly sufferWounds: {
    readonly at: SufferingWounds;
    readonly goes: 'next' | 'over';
    readonly result: number;
  };
  readonly detonate: { readonly at: Detonating; readonly goes: 'next' };
  readonly defeat: { readonly at: Defeating };
  readonly chooseLeader: { readonly at: ChoosingLeader };
  readonly resilience: { readonly at: RollingResilience };
  readonly arm: { readonly at: Arming; readonly goes: 'next' };
}
