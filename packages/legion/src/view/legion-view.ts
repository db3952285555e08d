import type { SeatId } from '@sortie/kernel';
import type { BattleCardId, BattleCategory, CommandCardId, Rank } from '../catalogue/index.ts';
import type {
  Activation,
  Attacking,
  AttackPool,
  LegionState,
  Moving,
  OpenPlayer,
  Unit,
} from '../model/index.ts';

/** A unit as everybody sees it. */
export interface UnitView extends Omit<Unit, 'uses'> {
  /** Keys of cards used this round, of those that count it. */
  readonly usedThisRound: readonly string[];
  /** The numbers in force, cards counted in. */
  readonly values: {
    /** Null is a dash. */
    readonly courage: number | null;
    readonly maxSpeed: number;
    readonly isSuppressed: boolean;
  };
  /** Enemy units it is in melee with now. */
  readonly inMeleeWith: readonly string[];
  readonly isEngaged: boolean;
}

/** A player as a viewer knows them. */
export interface PlayerView extends OpenPlayer {
  /** Null where the viewer may not know the cards; their number is open. */
  readonly hand: readonly CommandCardId[] | null;
  readonly handSize: number;
  readonly hasSelected: boolean;
  /** Null until one is selected, and where the viewer may not know it. */
  readonly selected: CommandCardId | null;
  /** Tokens in the order pool; whose they are, the units say. */
  readonly poolSize: number;
  /** The order of drawing, which nobody knows but the referee. lg.orders.pool.hidden */
  readonly pool?: readonly Rank[];
}

export interface BattleCardsView extends Pick<LegionState['battleCards'], 'rows' | 'used'> {
  /** For the referee alone. */
  readonly decks?: Readonly<Record<BattleCategory, readonly BattleCardId[]>>;
}

/** What everybody may know of the table as it is kept. */
type ShownOfState = Pick<
  LegionState,
  | 'seats'
  | 'options'
  | 'phase'
  | 'setUpStep'
  | 'round'
  | 'battlefield'
  | 'blue'
  | 'colourChooser'
  | 'blueEdge'
  | 'counter'
  | 'priority'
  | 'tokens'
  | 'victoryTokens'
  | 'activeUnit'
  | 'lastActive'
  | 'detonating'
  | 'serial'
>;

/** The table as `view` shows it. */
export interface LegionView extends ShownOfState {
  readonly players: readonly PlayerView[];
  readonly units: readonly UnitView[];
  readonly battleCards: BattleCardsView;
  readonly attack: Attacking | null;
  readonly pool: AttackPool | null;
  readonly activation: Activation | null;
  readonly move: Moving | null;
  /** Seats that have committed a command card. */
  readonly ready: readonly SeatId[];
}
