import type { PlayerId } from '@sortie/tournaments/model';
import type { Day } from '../day.ts';

interface Game {
  readonly other: PlayerId | null;
  readonly points: number;
  readonly mission: number;
}

/** The same standings worked out another way, straight from the rounds. */
export function plainStandings(day: Day) {
  const { rounds, players } = day.state;
  const games = (id: string): readonly Game[] =>
    rounds.flatMap(({ pairings, byes }): readonly Game[] => {
      if (byes.some(({ player }) => player === id)) return [{ other: null, points: 3, mission: 18 }];
      const { players: two, result } = pairings.find((pairing) =>
        pairing.players.some((each) => each === id),
      )!;
      if (result?.kind !== 'played') throw new Error('not played');
      const at = two[0] === id ? 0 : 1;
      const [own, others] = [result.missionPoints[at], result.missionPoints[1 - at]!];
      return [{ other: two[1 - at]!, points: own > others ? 3 : own === others ? 1 : 0, mission: own }];
    });
  const total = (id: string) => games(id).reduce((sum, { points }) => sum + points, 0);
  const LCM = 12n;
  return players
    .map(({ id, lot }) => {
      const faced = games(id).flatMap(({ other }) => (other === null ? [] : [other]));
      const over = faced.reduce(
        (sum, other) => sum + (BigInt(total(other)) * LCM) / BigInt(rounds.length),
        0n,
      );
      const mission = games(id).reduce((sum, game) => sum + game.mission, 0);
      return { id, lot, points: total(id), over, under: LCM * BigInt(faced.length), mission };
    })
    .toSorted(
      (a, b) =>
        b.points - a.points ||
        Number(b.over * a.under - a.over * b.under) ||
        b.mission - a.mission ||
        a.lot - b.lot,
    );
}
