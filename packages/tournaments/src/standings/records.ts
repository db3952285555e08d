import type { PlayerId } from '../model/ids.ts';
import type { Pairing, Round } from '../model/round.ts';
import { scoreGame } from '../scoring/score-game.ts';
import type { Credit, Scoring } from '../scoring/scoring.ts';

/** What records are read from: an event, or what a viewer sees of one. */
export interface PlayedEvent {
  readonly players: readonly { readonly id: PlayerId }[];
  readonly settings: { readonly scoring: Scoring };
  readonly rounds: readonly (Pick<Round, 'number' | 'stage' | 'status' | 'byes' | 'missed'> & {
    readonly pairings: readonly Pick<Pairing, 'players' | 'result'>[];
  })[];
}

/** What a player has recorded for one Swiss round. */
export interface RoundRecord extends Credit {
  readonly round: number;
  /** Whom they faced; null for a bye, a missing opponent and a missed round. */
  readonly opponent: PlayerId | null;
  readonly kind: 'game' | 'bye' | 'missed';
  /** The opponent's mission points. */
  readonly against: number;
}

export type Records = ReadonlyMap<PlayerId, readonly RoundRecord[]>;

/**
 * The records of every player over the Swiss rounds. Event points are awarded round by round and add up; the
 * bracket awards none. ev.event-points.awarded-each-round
 */
export function recordsOf({ players, rounds, settings }: PlayedEvent): Records {
  const { scoring } = settings;
  const records = new Map<PlayerId, RoundRecord[]>(players.map(({ id }) => [id, []]));
  for (const round of rounds) {
    if (round.stage !== 'swiss' || round.status === 'draft') continue;
    const { number } = round;
    for (const { players: two, result } of round.pairings) {
      if (result === null) continue;
      const [first, second] = scoreGame(result, scoring);
      const isGame = result.kind !== 'absent';
      if (first)
        records
          .get(two[0])
          ?.push(isGame ? gameRecord(number, first, two[1], second) : byeRecord(number, first));
      if (second)
        records
          .get(two[1])
          ?.push(isGame ? gameRecord(number, second, two[0], first) : byeRecord(number, second));
    }
    for (const { player } of round.byes) records.get(player)?.push(byeRecord(number, scoring.bye));
    for (const id of round.missed)
      records.get(id)?.push({ ...byeRecord(number, scoring.missed), kind: 'missed' });
  }
  return records;
}

/** Written out field by field, for there are thousands of them. */
function gameRecord(
  round: number,
  { result, eventPoints, missionPoints, margin }: Credit,
  opponent: PlayerId,
  other: Credit | null,
): RoundRecord {
  const against = other?.missionPoints ?? 0;
  return { result, eventPoints, missionPoints, margin, round, opponent, kind: 'game', against };
}

function byeRecord(round: number, { result, eventPoints, missionPoints, margin }: Credit): RoundRecord {
  return { result, eventPoints, missionPoints, margin, round, opponent: null, kind: 'bye', against: 0 };
}

/** Event points add up over the event. ev.event-points.awarded-each-round */
export function eventPointsOf(records: readonly RoundRecord[]): number {
  return records.reduce((total, { eventPoints }) => total + eventPoints, 0);
}
