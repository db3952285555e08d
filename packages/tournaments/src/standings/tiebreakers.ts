import type { PlayerId } from '../model/ids.ts';
import type { Tiebreaker } from '../scoring/scoring.ts';
import { divided, type Fraction, fraction, sum } from './fraction.ts';
import { eventPointsOf, type Records, type RoundRecord } from './records.ts';

/** What the tiebreakers of one set of standings are worked out from. */
export interface Figures {
  readonly records: Records;
  /** Worked out once for each player, with byes counted and without; two tiebreakers may need them. */
  readonly schedules: Map<string, Fraction>;
  readonly rates: Map<string, Rate>;
}

/** What a player brings into the schedules of others. */
interface Rate {
  readonly eventPoints: number;
  readonly rounds: number;
}

export function figuresFrom(records: Records): Figures {
  return { records, schedules: new Map(), rates: new Map() };
}

/** The value of a tiebreaker for a player, higher first; null for the lot, which is no figure. */
export function tiebreakValue(tiebreaker: Tiebreaker, player: PlayerId, figures: Figures): Fraction | null {
  const own = figures.records.get(player) ?? [];
  switch (tiebreaker.kind) {
    case 'strengthOfSchedule':
      return scheduleOf(player, tiebreaker.countsByes, figures);
    case 'opponentsSchedule': {
      const faced = opponentsIn(own);
      if (faced.length === 0) return fraction(0);
      const all = faced.map((each) => scheduleOf(each, tiebreaker.countsByes, figures)).reduce(sum);
      return divided(all, faced.length);
    }
    case 'missionPoints':
      // ev.tiebreak.combined-definition
      return fraction(own.reduce((total, { missionPoints }) => total + missionPoints, 0));
    case 'margin':
      return fraction(own.reduce((total, { margin }) => total + margin, 0));
    case 'shareOfPoints': {
      const scored = own.reduce((total, { missionPoints }) => total + missionPoints, 0);
      const all = own.reduce((total, { missionPoints, against }) => total + missionPoints + against, 0);
      return all === 0 ? fraction(0) : fraction(scored, all);
    }
    case 'random':
      return null;
  }
}

/** Whom a player has faced, as often as they met. */
export function opponentsIn(records: readonly RoundRecord[]): readonly PlayerId[] {
  return records.flatMap(({ opponent }) => (opponent === null ? [] : [opponent]));
}

/** What an opponent brings in: event points over the rounds played. */
export function rateOf(player: PlayerId, countsByes: boolean, { records, rates }: Figures): Rate {
  const key = `${countsByes} ${player}`;
  const known = rates.get(key);
  if (known) return known;
  const own = records.get(player) ?? [];
  const counted = countsByes ? own : own.filter(({ kind }) => kind !== 'bye');
  const rate = { eventPoints: eventPointsOf(counted), rounds: counted.length };
  rates.set(key, rate);
  return rate;
}

/**
 * The mean over the opponents of their event points a round; a bye adds no opponent and who has none has 0.
 * ev.tiebreak.sos-formula
 */
function scheduleOf(player: PlayerId, countsByes: boolean, figures: Figures): Fraction {
  const { records, schedules } = figures;
  const key = `${countsByes} ${player}`;
  const known = schedules.get(key);
  if (known) return known;
  const faced = opponentsIn(records.get(player) ?? []);
  const byRounds = new Map<number, number>();
  for (const opponent of faced) {
    const { eventPoints, rounds } = rateOf(opponent, countsByes, figures);
    if (rounds > 0) byRounds.set(rounds, (byRounds.get(rounds) ?? 0) + eventPoints);
  }
  const total = [...byRounds].map(([rounds, points]) => fraction(points, rounds)).reduce(sum, fraction(0));
  const value = faced.length === 0 ? total : divided(total, faced.length);
  schedules.set(key, value);
  return value;
}
