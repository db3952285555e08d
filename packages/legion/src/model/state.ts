import type { GameState, SeatId, Side } from '@sortie/kernel';
import type { BattleCardId, BattleCategory } from '../catalogue/index.ts';
import type { Battlefield } from './battlefield.ts';
import type { TokenId, UnitId } from './ids.ts';
import type { Options } from './options.ts';
import type { Player } from './player.ts';
import type { BattlefieldToken } from './tokens.ts';
import type { Unit } from './unit.ts';

/** lg.round.three-phases */
export type Phase = 'setup' | 'command' | 'activation' | 'end';

/** lg.setup.step-order */
export type SetUpStep =
  | 'establishBattlefield'
  | 'defineTerrain'
  | 'placeTerrain'
  | 'chooseColours'
  | 'revealBattleCards'
  | 'defineBattlefield'
  | 'resolveObjectiveAndCondition'
  | 'deployUnits'
  | 'prepareSupply';

/** The battle cards of the game. */
export interface BattleCards {
  /** Undrawn cards of each deck; secret. */
  readonly decks: Readonly<Record<BattleCategory, readonly BattleCardId[]>>;
  /** The rows as they lie, eliminated ones gone. lg.setup.battle-cards.reveal-three */
  readonly rows: Readonly<Record<BattleCategory, readonly BattleCardId[]>>;
  /** The cards in use once the battlefield is defined. lg.setup.define.leftmost-used */
  readonly used: Readonly<Record<BattleCategory, BattleCardId | null>>;
}

export interface LegionState extends GameState {
  readonly options: Options;
  readonly phase: Phase;
  /** The step of set-up under way; null afterwards. */
  readonly setUpStep: SetUpStep | null;
  readonly round: number;
  readonly battlefield: Battlefield;
  /** The blue side; null until colours are chosen. */
  readonly blue: Side | null;
  /** Who chooses the colour, where a random method decided it. */
  readonly colourChooser: Side | null;
  /** The blue player's long edge: south is y = 0. lg.setup.colour.blue-picks-edge */
  readonly blueEdge: 'south' | 'north' | null;
  /** Who holds the round counter. lg.round.counter */
  readonly counter: Side | null;
  /** Who has priority this round. lg.command-phase.priority.fewest-pips */
  readonly priority: SeatId | null;
  readonly players: readonly Player[];
  readonly units: readonly Unit[];
  readonly battleCards: BattleCards;
  readonly tokens: readonly BattlefieldToken[];
  readonly victoryTokens: readonly [number, number];
  /** The unit that is activating. */
  readonly activeUnit: UnitId | null;
  /** The side that activated a unit last this round; null before the first. lg.melee.regroup-order */
  readonly lastActive: Side | null;
  /** Charge or condition token that goes off now. */
  readonly detonating: TokenId | null;
  /**
   * Grows whenever a card comes, goes, is turned or exhausted, or changes hands, and with wounds and defeats, by
   * which keywords are lent: cards in play are found anew.
   */
  readonly serial: number;
  /** How many attacks, pools and activations have begun; uses are counted by them. */
  readonly attacks: number;
  readonly pools: number;
  readonly activations: number;
  readonly nextId: number;
}
