import type { PlayerId } from '../model/ids.ts';
import type { Bye, PairingReason } from '../model/round.ts';
import type { Tournament } from '../model/tournament.ts';
import { advancing } from '../standings/final-places.ts';
import { isActive, playerOf, publishedRounds } from './find.ts';

/** The places of a bracket: the first seed against the last, and the two best can meet in the final alone. */
export function seedOrder(size: number): readonly number[] {
  let order = [1];
  while (order.length < size) {
    const next = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, next - seed]);
  }
  return order;
}

/** Who is left in each place of the bracket; null for a place that nobody holds. ev.cut.definition */
export function survivors(tournament: Tournament): readonly (PlayerId | null)[] {
  const { bracket, plan } = tournament;
  if (!bracket || !plan) return [];
  const games = publishedRounds(tournament).filter(({ stage }) => stage === 'bracket');
  let places: readonly (PlayerId | null)[] = seedOrder(plan.cut).map(
    (seed) => bracket.seeds[seed - 1] ?? null,
  );
  for (const { pairings, byes } of games) {
    const next: (PlayerId | null)[] = [];
    for (let at = 0; at < places.length; at += 2) {
      const [one, other] = [places[at] ?? null, places[at + 1] ?? null];
      const game = pairings.find(({ players }) => one !== null && players.includes(one));
      // Who left before the round holds the place no more: the other went on without a game.
      const alone = byes.find(({ player }) => player === one || player === other);
      next.push(game ? advancing(game, bracket.seeds) : (alone?.player ?? null));
    }
    places = next;
  }
  return places;
}

/** The games of the next round of the bracket; who has no opponent any more goes on without a game. */
export function bracketPairs(tournament: Tournament) {
  const seeds = tournament.bracket?.seeds ?? [];
  const places = survivors(tournament).map((id) => {
    const player = id === null ? undefined : playerOf(tournament, id);
    return player && isActive(player) ? id : null;
  });
  const pairs: { players: readonly [PlayerId, PlayerId]; why: PairingReason }[] = [];
  const byes: Bye[] = [];
  for (let at = 0; at < places.length; at += 2) {
    const two = [places[at] ?? null, places[at + 1] ?? null].filter((id) => id !== null);
    const [one, other] = two.toSorted((first, second) => seeds.indexOf(first) - seeds.indexOf(second));
    if (one === undefined) continue;
    if (other === undefined) byes.push({ player: one, why: { kind: 'seed' } });
    else {
      const why: PairingReason = { eventPoints: [0, 0], kind: 'seed', isRematch: false, isSameClub: false };
      pairs.push({ players: [one, other], why });
    }
  }
  return { pairs, byes, impossible: [] };
}
