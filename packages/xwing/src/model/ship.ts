import type { CardUse } from '@sortie/cards';
import type { Pose } from '@sortie/geometry';
import type { SeatId, Side } from '@sortie/kernel';
import type {
  ActionIcon,
  DamageCardId,
  Maneuver,
  PilotId,
  ShipTypeId,
  UpgradeId,
} from '../catalogue/index.ts';
import type { CardKey, ShipId } from './ids.ts';

/** Tokens that are counted on a ship. Shields and locks have fields of their own. */
export type Token = 'focus' | 'evade' | 'stress' | 'ion' | 'cloak';

export interface UpgradeInPlay {
  readonly key: CardKey;
  readonly card: UpgradeId;
  /** A discarded upgrade lies facedown. xw.cards.upgrade.discard-facedown */
  readonly faceup: boolean;
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

export type Until = 'endOfAttack' | 'endOfPhase' | 'endOfRound' | 'endOfGame';

/** Something a card began that goes on by itself: the number is asked for, never written into the ship. */
export interface Lasting {
  readonly source: string;
  readonly effect:
    | { readonly kind: 'agility' | 'primaryWeapon' | 'attackDice' | 'defenseDice'; readonly by: number }
    | { readonly kind: 'pilotSkill'; readonly to: number }
    | { readonly kind: 'cannotAttack' | 'ignoreObstacles' }
    /** Read by the card that began it. */
    | { readonly kind: 'mark'; readonly mark: string };
  readonly until: Until;
  readonly serial: number;
}

/** What a ship can do as an action: an icon of a bar, a card's "Action:" header, or a mission's action. */
export type ActionName = ActionIcon | `card ${string}` | 'protect';

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
  readonly lock: { readonly target: ShipId; readonly letter: string } | null;
  readonly dial: Maneuver | null;
  readonly dialRevealed: boolean;
  /** It was due a dial when the time for planning ran out. ev.variant.timed-planning.default-maneuver */
  readonly missedDial: boolean;
  readonly activated: boolean;
  /** Has had its attack opportunity this round. */
  readonly hasFought: boolean;
  readonly actions: readonly ActionName[];
  readonly bombDropped: boolean;
  readonly lasting: readonly Lasting[];
  /** What its cards have been used for, as far as it counts. */
  readonly uses: readonly CardUse<UseScope>[];
  /** Reached its hull value but stays for its own attack. xw.destroy.simultaneous.scope */
  readonly doomed: boolean;
  readonly gone: 'destroyed' | 'fled' | 'escaped' | null;
  readonly goneInRound: number | null;
  /** Called into play by a mission: worth nothing. xw.mission.reinforce.arrival */
  readonly reinforcement: boolean;
}

/** Two ships that touch since one overlapped the other. xw.overlap.touching.definition */
export interface Touch {
  readonly ships: readonly [ShipId, ShipId];
  /** Who has changed position since, without overlapping the other. */
  readonly moved: readonly ShipId[];
}
