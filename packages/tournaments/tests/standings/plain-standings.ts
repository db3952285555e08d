import type { PlayerId, Tournament } from '@sortie/tournaments/model';

interface Score {
  readonly other: PlayerId | null;
  readonly points: number;
  readonly mission: number;
}

/** What a bye and a concession are worth in mission points. */
interface Worth {
  readonly bye: number;
  readonly concession: number;
}

/** The same standings worked out another way, straight from the rounds; of a list nobody is disqualified. */
export function plainStandings({ players, rounds }: Pick<Tournament, 'players' | 'rounds'>, worth: Worth) {
  const swiss = rounds.filter(({ stage, status }) => stage === 'swiss' && status !== 'draft');
  const scores = new Map(
    players.map(({ id }) => [id, swiss.flatMap((round) => scoreIn(round, id, worth) ?? [])] as const),
  );
  const pointsOf = (id: PlayerId) => scores.get(id)!.reduce((sum, { points }) => sum + points, 0);
  const schedule = (id: PlayerId) => {
    const faced = scores.get(id)!.flatMap(({ other }) => other ?? []);
    const over = faced
      .filter((other) => scores.get(other)!.length > 0)
      .reduce((sum, other) => sum + (ALL * BigInt(pointsOf(other))) / BigInt(scores.get(other)!.length), 0n);
    return { over, under: ALL * BigInt(Math.max(1, faced.length)) };
  };
  return players
    .map(({ id, lot }) => ({
      id,
      lot,
      points: pointsOf(id),
      schedule: schedule(id),
      mission: scores.get(id)!.reduce((sum, { mission }) => sum + mission, 0),
    }))
    .toSorted(
      (a, b) =>
        b.points - a.points ||
        Number(b.schedule.over * a.schedule.under - a.schedule.over * b.schedule.under) ||
        b.mission - a.mission ||
        a.lot - b.lot ||
        Number(a.id.slice(1)) - Number(b.id.slice(1)),
    )
    .map(({ id, points, schedule: { over, under }, mission }) => ({
      player: id,
      eventPoints: points,
      figures: [lowest(over, under), `${mission}`],
    }));
}

/** Divisible by every number of rounds that an event has. */
const ALL = 360360n;

function lowest(over: bigint, under: bigint): string {
  let [a, b] = [over, under];
  while (b > 0n) [a, b] = [b, a % b];
  return under === a ? `${over / a}` : `${over / a}/${under / a}`;
}

function scoreIn(
  { pairings, byes, missed }: Tournament['rounds'][number],
  id: PlayerId,
  worth: Worth,
): Score | undefined {
  if (byes.some(({ player }) => player === id)) return { other: null, points: 3, mission: worth.bye };
  if (missed.includes(id)) return { other: null, points: 0, mission: 0 };
  const pairing = pairings.find(({ players }) => players.includes(id));
  if (!pairing?.result) return undefined;
  const { players, result } = pairing;
  const at = players[0] === id ? 0 : 1;
  const other = players[1 - at]!;
  switch (result.kind) {
    case 'played': {
      const points = result.winner === null ? 1 : result.winner === at ? 3 : 0;
      return { other, points, mission: result.missionPoints[at] };
    }
    case 'conceded':
      return result.by === at
        ? { other, points: 0, mission: 0 }
        : { other, points: 3, mission: worth.concession };
    case 'notPlayed':
      return { other, points: 1, mission: 0 };
    case 'absent':
      return result.missing.includes(at) ? undefined : { other: null, points: 3, mission: worth.bye };
  }
}
