import type { Plain, RandomState, Refusal, Seat } from '@sortie/kernel';
import { freshEngine, isRefusal, refused, shuffled } from '@sortie/kernel';
import type {
  BattleCardId,
  BattleCategory,
  CommandCardId,
  UnitCardId,
  UpgradeCardId,
} from '../catalogue/index.ts';
import { battleCards, battleCategories } from '../catalogue/index.ts';
import { commandHandOf } from '../lists/index.ts';
import { layOutBattlefield } from '../measuring/index.ts';
import type { Battlefield, LegionState, Options, Player, Unit, UnitId } from '../model/index.ts';
import { newUnit } from './new-unit.ts';
import { readOptions } from './options.ts';
import { type PlayerBrief, readPlayers } from './players.ts';

/** How a game of Legion is set up: what was agreed, and who plays what. */
export interface LegionSetup {
  readonly options?: Partial<Options>;
  readonly players: readonly Pick<PlayerBrief, 'seat' | 'side' | 'army'>[];
}

/** Why nobody can play with what was agreed, whoever brings what. */
export function refuseOptions(given: Plain): Refusal | undefined {
  const options = readOptions(given);
  return isRefusal(options) ? options : undefined;
}

/** The state before the first step of set-up, or why it cannot be played. */
export function begin(setup: Plain, random: RandomState): LegionState | Refusal {
  const given = setup as { readonly options?: Plain; readonly players?: Plain } | null;
  if (typeof given !== 'object' || given === null)
    return refused('table.malformed-setup', { field: 'setup' });
  const options = readOptions(given.options);
  if (isRefusal(options)) return options;
  const players = readPlayers(given.players, options);
  if (isRefusal(players)) return players;
  return {
    ...emptyState(options, players, random),
    players: players.map(({ seat, army }) => ({
      ...newPlayer(seat),
      hand: commandHandOf(army) as readonly CommandCardId[],
    })),
    units: unitsOf(players),
  };
}

/** Every unit with a card of its own. lg.unit.own-card */
function unitsOf(players: readonly PlayerBrief[]): Unit[] {
  let number = 0;
  return players.flatMap(({ seat, side, army }) =>
    army.units.map(({ unit, upgrades }) => {
      number++;
      return newUnit({
        id: `u${number}` as UnitId,
        seat,
        side,
        card: unit as UnitCardId,
        upgrades: upgrades as readonly UpgradeCardId[],
      });
    }),
  );
}

export function newPlayer(seat: Player['seat']): Player {
  return {
    seat,
    hand: [],
    selected: null,
    revealed: null,
    discarded: [],
    barred: [],
    nominated: null,
    pool: [],
  };
}

function battlefieldOf({ battlefield, terrain }: Options): Battlefield {
  const { width, depth } = battlefield;
  const isLaid = terrain !== null && terrain !== 'chance' && terrain !== 'players';
  return { width, depth, terrain: isLaid ? layOutBattlefield(terrain, { width, depth }).terrain : [] };
}

type Decks = Record<BattleCategory, readonly BattleCardId[]>;

/** The three decks, each shuffled. */
function shuffledDecks(random: RandomState): { readonly decks: Decks; readonly to: RandomState } {
  let to = random;
  const decks: Decks = { objective: [], deployment: [], condition: [] };
  for (const category of battleCategories) {
    const cards = battleCards.filter((card) => card.category === category).map(({ id }) => id);
    const pile = shuffled(to, cards);
    decks[category] = pile.cards;
    to = pile.to;
  }
  return { decks, to };
}

export function emptyState(options: Options, seats: readonly Seat[], random: RandomState): LegionState {
  const { decks, to } = shuffledDecks(random);
  return {
    engine: freshEngine(to, { flow: 'game', step: 'setUp' }),
    seats: seats.map(({ id, side }) => ({ id, side })),
    options,
    phase: 'setup',
    setUpStep: null,
    round: 0,
    battlefield: battlefieldOf(options),
    blue: null,
    colourChooser: null,
    blueEdge: null,
    counter: null,
    priority: null,
    players: seats.map(({ id }) => newPlayer(id)),
    units: [],
    battleCards: {
      decks,
      rows: { objective: [], deployment: [], condition: [] },
      used: { objective: null, deployment: null, condition: null },
    },
    tokens: [],
    victoryTokens: [0, 0],
    activeUnit: null,
    lastActive: null,
    detonating: null,
    serial: 0,
    attacks: 0,
    pools: 0,
    activations: 0,
    nextId: 1,
  };
}
