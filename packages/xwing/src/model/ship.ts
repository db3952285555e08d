import type { CardUse } from '@sortie/cards';
import type { Pose } from '@sortie/geometry';
import type { SeatId, Side } from '@sortie/kernel';
import type {
  ActionIcon,
  ConditionId,
  DamageCardId,
  Maneuver,
  PilotId,
  ShipTypeId,
  UpgradeId,
} from '../catalogue/index.ts';
import type { CardKey, ShipId } from './ids.ts';

/** Tokens that are counted on a ship. Shields and locks have fields of their own. */
export type Token =
  | 'focus'
  | 'evade'
  | 'stress'
  | 'ion'
  | 'cloak'
  | 'tractorBeam'
  | 'jam'
  | 'weaponsDisabled'
  | 'reinforceFore'
  | 'reinforceAft';

/** Tokens that another ship may use as its own. */
export type LentToken = 'focus' | 'targetLock';

/** Where a mobile firing arc points. xw.later.mobile.facing */
export type ArcFacing = 'front' | 'left' | 'right' | 'rear';

export interface UpgradeInPlay {
  readonly key: CardKey;
  readonly card: UpgradeId;
  /** A discarded upgrade lies facedown. xw.cards.upgrade.discard-facedown */
  readonly faceup: boolean;
  /** Tokens on the card: ordnance, shields, whatever the card keeps. */
  readonly tokens: number;
}

/** A Condition card beside a ship. xw.later.condition.beside-ship */
export interface ConditionInPlay {
  readonly key: CardKey;
  readonly card: ConditionId;
  /** The ship whose card assigned it. */
  readonly by: ShipId;
  readonly serial: number;
  /** A Damage card that lies on it, faceup. */
  readonly holds?: DamageCardId;
}

export interface DamageInPlay {
  readonly key: CardKey;
  /** Null for a counter that stands in for a card. xw.damage.deck.both-empty-counters */
  readonly card: DamageCardId | null;
  readonly faceup: boolean;
  /** Its text is in force: everyone who may keep it from the ship has spoken. xw.damage.suffer.faceup-critical */
  readonly inForce: boolean;
  /** The round in which the card was turned faceup; some effects begin the round after. */
  readonly round: number;
  /** Orders effects by age. xw.timing.pilot-skill.latest-effect-wins */
  readonly serial: number;
}

/** How long the use of a card counts. */
export type UseScope = 'attack' | 'round' | 'game';

export type Until = 'endOfPlacement' | 'endOfAttack' | 'endOfPhase' | 'endOfRound' | 'endOfGame';

/** Something a card began that goes on by itself: the number is asked for, never written into the ship. */
export interface Lasting {
  readonly source: string;
  readonly effect:
    | { readonly kind: 'agility' | 'primaryWeapon' | 'attackDice' | 'defenseDice'; readonly by: number }
    | { readonly kind: 'pilotSkill'; readonly to: number }
    | { readonly kind: 'cannotAttack' | 'ignoreObstacles' | 'skipsAction' }
    /** Rules that a card keeps for this under a name: they hold as those of a card of the ship. */
    | { readonly kind: 'rules'; readonly of: string; readonly name: string }
    /** The ship has this pilot's ability besides its own. */
    | { readonly kind: 'copiesPilot'; readonly pilot: PilotId }
    /** Read by the card that began it. */
    | { readonly kind: 'mark'; readonly mark: string };
  readonly until: Until;
  readonly serial: number;
}

/** What a ship can do as an action: an icon of a bar, a card's "Action:" header, or a mission's action. */
export type ActionName = ActionIcon | `card ${string}` | 'protect';

/** A target lock of a ship. xw.action.lock.pair */
export interface Lock {
  readonly target: ShipId;
  readonly letter: string;
  /** Of a second lock on the same target, as a card allows. */
  readonly second?: string;
}

export interface Ship {
  readonly id: ShipId;
  readonly seat: SeatId;
  readonly side: Side;
  readonly type: ShipTypeId;
  readonly pilot: PilotId;
  /** xw.ship.id.distinct-copies */
  readonly identifier: { readonly numeral: number; readonly colour: 'white' | 'black' } | null;
  readonly upgrades: readonly UpgradeInPlay[];
  /** Null before deployment. */
  readonly pose: Pose | null;
  readonly shields: number;
  readonly damage: readonly DamageInPlay[];
  readonly tokens: Readonly<Record<Token, number>>;
  readonly conditions: readonly ConditionInPlay[];
  readonly mobileArc: ArcFacing;
  readonly lock: Lock | null;
  /** A second lock that a card lets it maintain; left out while it has none. xw.later.lock.two */
  readonly otherLock?: Lock;
  readonly dial: Maneuver | null;
  readonly dialRevealed: boolean;
  /** It was due a dial when the time for planning ran out. ev.variant.timed-planning.default-maneuver */
  readonly missedDial: boolean;
  readonly activated: boolean;
  /** Has had its attack opportunity this round. */
  readonly hasFought: boolean;
  /** Of the last maneuver it executed this round; null before the first. */
  readonly speedFlown: number | null;
  readonly actions: readonly ActionName[];
  readonly bombDropped: boolean;
  readonly lasting: readonly Lasting[];
  /** What its cards have been used for, as far as it counts. */
  readonly uses: readonly CardUse<UseScope>[];
  /** Reached its hull value but stays for its own attack. xw.destroy.simultaneous.scope */
  readonly doomed: boolean;
  readonly gone: 'destroyed' | 'fled' | 'escaped' | null;
  readonly goneInRound: number | null;
  /** Its carrier while it is docked; left out otherwise. xw.later.docking.out-of-play */
  readonly docked?: ShipId;
  /** Called into play by a mission: worth nothing. xw.mission.reinforce.arrival */
  readonly reinforcement: boolean;
}

/** Two ships that touch since one overlapped the other. xw.overlap.touching.definition */
export interface Touch {
  readonly ships: readonly [ShipId, ShipId];
  /** Who has changed position since, without overlapping the other. */
  readonly moved: readonly ShipId[];
}
