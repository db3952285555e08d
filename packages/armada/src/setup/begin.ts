import type { Plain, RandomState, Refusal, Seat, Side } from '@sortie/kernel';
import { freshDeck, freshEngine, isRefusal, refused, shuffled } from '@sortie/kernel';
import type { ObjectiveCardId, ShipCardId, SquadronCardId, UpgradeCardId } from '../catalogue/index.ts';
import { obstacles, wholeDeck } from '../catalogue/index.ts';
import type { ArmadaState, Options, Ship, ShipId, Squadron, SquadronId } from '../model/index.ts';
import { newShip, newSquadron } from './new-unit.ts';
import { readOptions } from './options.ts';
import type { Player } from './players.ts';
import { fleetOfSide, readPlayers } from './players.ts';

/** How a game of Armada is set up: what was agreed, and who plays what. */
export interface ArmadaSetup {
  readonly options?: Partial<Options>;
  readonly players: readonly Pick<Player, 'seat' | 'side' | 'fleet'>[];
}

/** Why nobody can play with what was agreed, whoever brings what. */
export function refuseOptions(given: Plain): Refusal | undefined {
  const options = readOptions(given);
  return isRefusal(options) ? options : undefined;
}

/** The state before the first step of set-up, or why it cannot be played. */
export function begin(setup: Plain, random: RandomState): ArmadaState | Refusal {
  const given = setup as { readonly options?: Plain; readonly players?: Plain } | null;
  if (typeof given !== 'object' || given === null)
    return refused('table.malformed-setup', { field: 'setup' });
  const options = readOptions(given.options);
  if (isRefusal(options)) return options;
  const players = readPlayers(given.players, options);
  if (isRefusal(players)) return players;
  const objectivesOf = (side: Side) => fleetOfSide(players, side).objectives as readonly ObjectiveCardId[];
  return {
    ...emptyState(options, players, random),
    ships: shipsOf(players),
    squadrons: squadronsOf(players),
    objectives: options.objectives ? [objectivesOf(0), objectivesOf(1)] : [[], []],
  };
}

function shipsOf(players: readonly Player[]): Ship[] {
  let number = 0;
  return players.flatMap(({ seat, side, fleet }) =>
    fleet.ships.map(({ ship, upgrades }) => {
      number++;
      return newShip({
        id: `s${number}` as ShipId,
        seat,
        side,
        card: ship as ShipCardId,
        upgrades: upgrades as readonly UpgradeCardId[],
      });
    }),
  );
}

function squadronsOf(players: readonly Player[]): Squadron[] {
  let number = 0;
  return players.flatMap(({ seat, side, fleet }) =>
    fleet.squadrons.map((card) => {
      number++;
      return newSquadron({ id: `q${number}` as SquadronId, seat, side, card: card as SquadronCardId });
    }),
  );
}

export function emptyState(options: Options, seats: readonly Seat[], random: RandomState): ArmadaState {
  const { cards, to } = shuffled(random, wholeDeck);
  return {
    engine: freshEngine(to, { flow: 'game', step: 'setUp' }),
    seats: seats.map(({ id, side }) => ({ id, side })),
    options,
    phase: 'setup',
    setUpStep: null,
    round: 0,
    initiative: null,
    initiativeToken: 'blue',
    edges: ['south', 'north'],
    ships: [],
    squadrons: [],
    obstacles: options.obstacles ? obstacles.map(({ id }) => ({ id, pose: null })) : [],
    deck: freshDeck(cards),
    objectives: [[], []],
    objective: null,
    objectiveTokens: [],
    victoryTokens: [0, 0],
    activeUnit: null,
    serial: 0,
    attacks: 0,
    activations: 0,
    nextId: 1,
  };
}
