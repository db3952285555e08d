import type { SeatId } from '@sortie/kernel';
import type { DamageCardId, Difficulty, Maneuver } from '../catalogue/index.ts';
import type { Attack, DamageInPlay, Measuring, Ship, TrackingTokens, XwingState } from '../model/index.ts';

/** A Damage card as a viewer knows it; the card of a facedown one is null. */
export interface DamageView extends Pick<DamageInPlay, 'key' | 'card' | 'faceup' | 'round' | 'serial'> {
  readonly counter: boolean;
}

/** What everybody may know of a ship. */
type ShownOfShip = Pick<
  Ship,
  | 'id'
  | 'seat'
  | 'side'
  | 'type'
  | 'pilot'
  | 'identifier'
  | 'upgrades'
  | 'pose'
  | 'shields'
  | 'tokens'
  | 'conditions'
  | 'mobileArc'
  | 'lock'
  | 'otherLock'
  | 'dialRevealed'
  | 'missedDial'
  | 'activated'
  | 'hasFought'
  | 'speedFlown'
  | 'actions'
  | 'bombDropped'
  | 'lasting'
  | 'doomed'
  | 'gone'
  | 'goneInRound'
  | 'docked'
  | 'reinforcement'
>;

/** A ship as a viewer knows it. */
export interface ShipView extends ShownOfShip {
  /** `hidden` for a facedown dial of somebody else. */
  readonly dial: Maneuver | 'hidden' | null;
  readonly damage: readonly DamageView[];
  /** Faceup Damage cards. xw.damage.faceup.crit-token */
  readonly criticalHits: number;
  /** Keys of cards used this round, of those that count it. */
  readonly usedThisRound: readonly string[];
  /** Keys of cards used of those that can be used once in the game; left out where there are none. */
  readonly usedThisGame?: readonly string[];
  /** The numbers in force, cards counted in. */
  readonly values: {
    readonly pilotSkill: number;
    readonly agility: number;
    readonly primaryWeapon: number;
    readonly hull: number;
    readonly shields: number;
    /** Maneuvers whose colour differs from the dial in print, by bearing and speed: `bankLeft 2`. */
    readonly recoloured: Readonly<Record<string, Difficulty>>;
  };
}

/** An attack as everybody sees it. */
export interface AttackView extends Omit<Attack, 'number'> {
  /** Keys of what has been used in this attack, of what counts it. */
  readonly used: readonly string[];
}

/** What everybody may know of the table as it is kept. */
type ShownOfState = Pick<
  XwingState,
  | 'seats'
  | 'options'
  | 'phase'
  | 'round'
  | 'initiative'
  | 'edges'
  | 'obstacles'
  | 'bombs'
  | 'touches'
  | 'activeShip'
  | 'timeExpired'
  | 'dispute'
  | 'rulings'
  | 'serial'
  | 'nextId'
  | 'mission'
>;

/** The table as `view` shows it. */
export interface XwingView extends ShownOfState {
  readonly ships: readonly ShipView[];
  readonly decks: readonly {
    readonly left: number;
    readonly discard: readonly DamageCardId[];
    readonly draw?: readonly DamageCardId[];
  }[];
  readonly attack: AttackView | null;
  /** Seats that have closed their planning. */
  readonly ready: readonly SeatId[];
  readonly scores: readonly [number, number];
  readonly tracking: readonly TrackingTokens[];
  /** From which ships the viewer may measure range now; games under the rules of before 0.1.0 do not say. */
  readonly measuring?: Measuring;
}
