import type { PlayerId, TableNumber } from '../model/ids.ts';
import type { Result } from '../model/round.ts';
import { seedOrder } from '../rules/bracket.ts';
import { advancing } from '../standings/final-places.ts';
import type { EventView, SeenRound } from './event-view.ts';

/** One game of the bracket as it is drawn: nobody stands where a game before it is open. */
export interface BracketGame {
  readonly players: readonly [PlayerId | null, PlayerId | null];
  /** Null before its round is published, and where somebody goes on without a game. */
  readonly table: TableNumber | null;
  readonly result: Result | null;
  /** Who goes on. */
  readonly advances: PlayerId | null;
}

type Places = readonly (PlayerId | null)[];

/** The bracket from its first round to the final, in the order of its places; empty before the cut. */
export function bracketGames({
  bracket,
  plan,
  rounds,
}: Pick<EventView, 'bracket' | 'plan' | 'rounds'>): readonly (readonly BracketGame[])[] {
  if (!bracket || !plan || plan.cut < 2) return [];
  const { seeds } = bracket;
  const published = rounds.filter(({ stage }) => stage === 'bracket');
  const drawn: BracketGame[][] = [];
  let places: Places = seedOrder(plan.cut).map((seed) => seeds[seed - 1] ?? null);
  while (places.length > 1) {
    const round = published[drawn.length];
    const games = pairsOf(places).map((two) => gameOf(two, round, seeds));
    drawn.push(games);
    places = games.map(({ advances }) => advances);
  }
  return drawn;
}

function pairsOf(places: Places): readonly (readonly [PlayerId | null, PlayerId | null])[] {
  return places.flatMap((one, at) => (at % 2 === 0 ? [[one, places[at + 1] ?? null] as const] : []));
}

function gameOf(
  players: readonly [PlayerId | null, PlayerId | null],
  round: SeenRound | undefined,
  seeds: readonly PlayerId[],
): BracketGame {
  const open = { players, table: null, result: null, advances: null };
  if (!round) return open;
  const pairing = round.pairings.find(({ players: two }) => two.some((id) => players.includes(id)));
  if (!pairing) {
    const bye = round.byes.find(({ player }) => players.includes(player));
    return { ...open, advances: bye?.player ?? null };
  }
  const { table, result } = pairing;
  // The order of the places, which the pairing gives by seed.
  const isTurned = players[0] !== pairing.players[0];
  return {
    players,
    table,
    result: result && isTurned ? turned(result) : result,
    advances: advancing(pairing, seeds),
  };
}

const other = (place: 0 | 1) => (place === 0 ? 1 : 0);

/** The same result told from the other side of the table. */
function turned(result: Result): Result {
  switch (result.kind) {
    case 'played': {
      const [first, second] = result.missionPoints;
      const winner = result.winner === null ? null : other(result.winner);
      return { ...result, missionPoints: [second, first], winner };
    }
    case 'conceded':
      return { ...result, by: other(result.by) };
    case 'absent':
      return { ...result, missing: result.missing.map(other) };
    case 'notPlayed':
      return result;
  }
}
