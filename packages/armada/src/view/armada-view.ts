import type { SeatId } from '@sortie/kernel';
import type { Command, DamageCardId, DicePool, ObjectiveCardId } from '../catalogue/index.ts';
import type {
  ArmadaState,
  Attack,
  DamageInPlay,
  Maneuvering,
  Ship,
  ShipActivation,
  Squadron,
  SquadronActivation,
} from '../model/index.ts';

/** A damage card as a viewer knows it; the card of a facedown one is null. */
export interface DamageView extends Pick<DamageInPlay, 'key' | 'card' | 'faceup' | 'inForce' | 'serial'> {
  /** Dealt when no card was left. */
  readonly faceless: boolean;
}

/** A ship as a viewer knows it. */
export interface ShipView extends Omit<Ship, 'dials' | 'damage' | 'uses'> {
  /** From the top; `hidden` for a dial that the viewer may not know. The height of a stack is open. */
  readonly dials: readonly (Command | 'hidden')[];
  readonly damage: readonly DamageView[];
  /** Keys of cards used this round, of those that count it. */
  readonly usedThisRound: readonly string[];
  /** The numbers in force, cards counted in. */
  readonly values: {
    readonly hull: number;
    readonly command: number;
    readonly squadron: number;
    readonly engineering: number;
    readonly maxSpeed: number;
  };
}

/** A squadron as everybody sees it. */
export interface SquadronView extends Omit<Squadron, 'uses'> {
  readonly usedThisRound: readonly string[];
  readonly activated: boolean;
  /** Enemy squadrons that it is engaged with now. */
  readonly engagedWith: readonly string[];
}

/** An attack as everybody sees it. */
export interface AttackView extends Attack {
  /** What could be gathered against the defender at any range. */
  readonly armament: DicePool;
}

/** What everybody may know of the table as it is kept. */
type ShownOfState = Pick<
  ArmadaState,
  | 'seats'
  | 'options'
  | 'phase'
  | 'setUpStep'
  | 'round'
  | 'initiative'
  | 'initiativeToken'
  | 'edges'
  | 'obstacles'
  | 'objective'
  | 'objectiveTokens'
  | 'victoryTokens'
  | 'activeUnit'
  | 'serial'
  | 'activations'
  | 'nextId'
>;

/** The table as `view` shows it. */
export interface ArmadaView extends ShownOfState {
  readonly ships: readonly ShipView[];
  readonly squadrons: readonly SquadronView[];
  readonly deck: {
    readonly left: number;
    readonly discard: readonly DamageCardId[];
    readonly draw?: readonly DamageCardId[];
  };
  /** The objectives of each side; null where the viewer may not know them. */
  readonly objectives: readonly [readonly ObjectiveCardId[] | null, readonly ObjectiveCardId[] | null];
  readonly attack: AttackView | null;
  readonly shipActivation: ShipActivation | null;
  readonly squadronActivation: SquadronActivation | null;
  readonly maneuver: Maneuvering | null;
  /** Seats that have closed their Command phase. */
  readonly ready: readonly SeatId[];
  readonly scores: readonly [number, number];
}
