import type { Plain, RandomState, Refusal, Seat } from '@sortie/kernel';
import { freshDeck, freshEngine, isRefusal, refused, shuffled } from '@sortie/kernel';
import { wholeDeck } from '../catalogue/index.ts';
import type { Squad } from '../lists/index.ts';
import { missionObstacles, missionShips, newMission } from '../missions/begin-mission.ts';
import type { MissionFaction } from '../missions/index.ts';
import type {
  MissionState,
  Obstacle,
  ObstacleId,
  Options,
  Ship,
  ShipId,
  XwingState,
} from '../model/index.ts';
import { whyNotAgreed, whyNotRoom } from './agreed.ts';
import { dock } from './dock.ts';
import { equipTokens } from './equip-tokens.ts';
import { assignIdentifiers } from './identifiers.ts';
import { whyNotMission } from './mission-forces.ts';
import { newShip } from './new-ship.ts';
import { readOptions } from './options.ts';
import type { Player } from './player.ts';
import { readPlayers } from './players.ts';

/** How a game of X-Wing is set up: what was agreed, and who plays what. */
export interface XwingSetup {
  readonly options?: Partial<Options>;
  readonly players: readonly SetupPlayer[];
}

/** Everybody brings a squad, or with preset forces only names the faction. */
export type SetupPlayer = Pick<Player, 'seat' | 'side'> &
  ({ readonly squad: Squad } | { readonly faction: MissionFaction });

function agreedOptions(given: Plain | undefined): Options | Refusal {
  const options = readOptions(given);
  return isRefusal(options) ? options : (whyNotMission(options) ?? whyNotAgreed(options) ?? options);
}

/** Why nobody can play with what was agreed, whoever brings what. */
export function refuseOptions(given: Plain): Refusal | undefined {
  const options = agreedOptions(given);
  return isRefusal(options) ? options : undefined;
}

/** The state before the first step of set-up, or why it cannot be played. xw.setup.gather.reveal */
export function begin(setup: Plain, random: RandomState): XwingState | Refusal {
  const given = setup as { readonly options?: Plain; readonly players?: Plain } | null;
  if (typeof given !== 'object' || given === null)
    return refused('table.malformed-setup', { field: 'setup' });
  const options = agreedOptions(given.options);
  if (isRefusal(options)) return options;
  const players = readPlayers(given.players, options);
  if (isRefusal(players)) return players;
  const state = firstState(options, players, random);
  return whyNotRoom(options, state.ships) ?? state;
}

export function firstState(options: Options, players: readonly Player[], random: RandomState): XwingState {
  let number = 0;
  const ships = players.flatMap(({ seat, side, squad }) =>
    squad.ships.map((ship): Ship => {
      number++;
      const brief = { id: `s${number}` as ShipId, seat, side, pilot: ship.pilot, upgrades: ship.upgrades };
      // Shields come in a later step. xw.setup.order
      return { ...newShip(brief), shields: 0 };
    }),
  );
  const mission = missionFor(options, players);
  const all = [
    ...dock(equipTokens(assignIdentifiers(ships))),
    ...(mission ? missionShips(mission, players) : []),
  ];
  return { ...emptyState(options, players, all, random), mission };
}

function missionFor(options: Options, players: readonly Player[]): MissionState | null {
  const rebel = players.find(({ squad }) => squad.faction === 'rebel');
  return options.mission && rebel ? newMission(options.mission, options, rebel.side) : null;
}

export function emptyState(
  options: Options,
  seats: readonly Seat[],
  ships: readonly Ship[],
  random: RandomState,
): XwingState {
  const decks = options.ownDecks ? 2 : 1;
  const first = shuffled(random, wholeDeck(options.damageDeck));
  const second = shuffled(first.to, wholeDeck(options.damageDeck));
  return {
    engine: freshEngine(decks === 2 ? second.to : first.to, { flow: 'game', step: 'setUp' }),
    seats: seats.map(({ id, side }) => ({ id, side })),
    options,
    phase: 'setup',
    round: 0,
    initiative: null,
    edges: null,
    ships,
    obstacles: obstaclesOf(options),
    bombs: [],
    touches: [],
    decks: decks === 2 ? [freshDeck(first.cards), freshDeck(second.cards)] : [freshDeck(first.cards)],
    activeShip: null,
    timeExpired: false,
    dispute: null,
    rulings: [],
    serial: 0,
    attacks: 0,
    nextId: ships.length + 1,
    mission: null,
  };
}

function obstaclesOf(options: Options): Obstacle[] {
  if (options.mission) return missionObstacles(options.mission);
  if (options.obstacles === null) return [];
  return options.obstacles.map(({ kind, outline }, index) => ({
    id: `o${index + 1}` as ObstacleId,
    kind,
    outline,
    pose: null,
  }));
}
