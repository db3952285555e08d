import type { PlayerId } from '../model/ids.ts';
import type { Pairing, Round } from '../model/round.ts';
import type { Tournament } from '../model/tournament.ts';
import { standingsOf } from './standings.ts';

export interface FinalPlace {
  readonly place: number;
  readonly player: PlayerId;
  /** How far a qualifier came: 1 for the winner, 2 for who lost the final, 4 for a semi-final; null before the cut. */
  readonly bracket: number | null;
}

/**
 * The order at the end: the bracket first, by how far each came and then by seed; then the Swiss rounds. Without
 * a cut the standings decide. ev.swiss.winner ev.cut.definition
 */
export function finalPlaces(tournament: Tournament): readonly FinalPlace[] {
  const swiss = standingsOf(tournament).filter(({ rank }) => rank !== null);
  const { bracket, rounds } = tournament;
  const seeds = bracket?.seeds ?? [];
  const games = rounds.filter(({ stage, status }) => stage === 'bracket' && status !== 'draft');
  const reached = (player: PlayerId) => reachedBy(player, seeds.length, games, seeds);
  const qualified = seeds
    .filter((player) => swiss.some((each) => each.player === player))
    .map((player, seed) => ({ player, seed, bracket: reached(player) }))
    .toSorted((one, other) => one.bracket - other.bracket || one.seed - other.seed);
  const rest = swiss.filter(({ player }) => !seeds.includes(player));
  return [
    ...qualified.map(({ player, bracket: how }, at) => ({ place: at + 1, player, bracket: how })),
    ...rest.map(({ player }, at) => ({ place: qualified.length + at + 1, player, bracket: null })),
  ];
}

function reachedBy(
  player: PlayerId,
  size: number,
  games: readonly Round[],
  seeds: readonly PlayerId[],
): number {
  let left = size;
  for (const round of games) {
    const pairing = round.pairings.find(({ players }) => players.includes(player));
    if (pairing && (pairing.result === null || advancing(pairing, seeds) !== player)) return left;
    if (!pairing && !round.byes.some((bye) => bye.player === player)) return left;
    left = left / 2;
  }
  return left;
}

/**
 * Who goes on from a game of the bracket; from a drawn one the higher seed. Null while it is open or both are
 * missing. ev.cut.definition
 */
export function advancing(
  { players, result }: Pick<Pairing, 'players' | 'result'>,
  seeds: readonly PlayerId[],
): PlayerId | null {
  if (result === null) return null;
  const [first, second] = players;
  const higher = seeds.indexOf(first) < seeds.indexOf(second) ? first : second;
  switch (result.kind) {
    case 'played':
      return result.winner === null ? higher : players[result.winner];
    case 'conceded':
      return players[result.by === 0 ? 1 : 0];
    case 'notPlayed':
      return higher;
    case 'absent':
      if (result.missing.length === 2) return null;
      return players[result.missing.includes(0) ? 1 : 0];
  }
}
