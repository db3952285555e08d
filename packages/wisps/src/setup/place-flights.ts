import type { Plain, Refusal, Seat, SeatId } from '@sortie/kernel';
import { isRefusal, refused } from '@sortie/kernel';
import { type Flight, judgeFlight, readFlight } from '../lists/index.ts';
import type { Omen, Wisp, WispId, WispSetup } from '../model/model.ts';
import { readOptions, type WispOptions } from './options.ts';

export const OMENS: readonly Omen[] = [
  'calm 1',
  'gust 1',
  'calm 2',
  'gust 2',
  'calm 3',
  'calm 4',
  'gust 3',
  'calm 5',
];

/** How far the two sides stand apart, and the wisps of a flight. */
const APART = 5;
const BESIDE = 1.5;
const EMBERS = 2;

interface Player {
  readonly seat: Seat;
  readonly flight: Flight;
}

/** The marsh that these flights begin on, or the rule that forbids it. */
export function placeFlights(given: {
  readonly options?: Plain;
  readonly players: Plain;
}): WispSetup | Refusal {
  const options = readOptions(given.options);
  if (!options) return refused('table.malformed-setup', { field: 'options' });
  if (!Array.isArray(given.players)) return refused('table.malformed-setup', { field: 'players' });
  const players: Player[] = [];
  for (const each of given.players) {
    const player = readPlayer(each, options);
    if (isRefusal(player)) return player;
    players.push(player);
  }
  const seats = players.map(({ seat }) => seat);
  if (
    new Set(seats.map(({ id }) => id)).size < seats.length ||
    new Set(seats.map(({ side }) => side)).size < 2
  ) {
    return refused('table.malformed-setup', { field: 'players' });
  }
  const wisps = players.flatMap((player) => wispsOf(player, options));
  return { seats, wisps, omens: OMENS, lastRound: options.lastRound };
}

function readPlayer(given: Plain, options: WispOptions): Player | Refusal {
  const { seat, side, flight } = (given ?? {}) as { readonly [key: string]: Plain };
  if (typeof seat !== 'string' || (side !== 0 && side !== 1)) {
    return refused('table.malformed-setup', { field: 'players' });
  }
  const read = readFlight(flight ?? null);
  if (isRefusal(read)) return read;
  const [fault] = judgeFlight(read, options.points);
  return fault === undefined
    ? { seat: { id: seat as SeatId, side }, flight: read }
    : refused(fault, { seat });
}

function wispsOf({ seat: { id: seat, side }, flight }: Player, { light }: WispOptions): readonly Wisp[] {
  let leader: WispId | null = null;
  return flight.wisps.map(({ talents, isFollower }, place): Wisp => {
    const id = `${seat}-${place + 1}` as WispId;
    const follows = isFollower ? leader : null;
    leader = isFollower ? leader : id;
    return {
      id,
      seat,
      at: { x: side * APART, y: place * BESIDE },
      light,
      follows,
      talents: [...talents],
      embers: talents.includes('ember') ? EMBERS : 0,
      drifted: false,
    };
  });
}
