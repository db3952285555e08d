import type { PlayerId } from '../model/ids.ts';
import type { Tournament } from '../model/tournament.ts';
import type { Tiebreaker } from '../scoring/scoring.ts';
import { exactText, fraction } from './fraction.ts';
import { eventPointsOf, type RoundRecord, recordsOf } from './records.ts';
import { figuresFrom, opponentsIn, rateOf, tiebreakValue } from './tiebreakers.ts';

/** How a figure came about, so that anybody can work it out again. */
export interface Working {
  readonly records: readonly RoundRecord[];
  readonly eventPoints: number;
  readonly figures: readonly FigureWorking[];
}

export interface FigureWorking {
  readonly kind: Tiebreaker['kind'];
  readonly exact: string;
  /** What each opponent brought in; empty where own rounds are added up. */
  readonly opponents: readonly OpponentShare[];
}

export interface OpponentShare {
  readonly player: PlayerId;
  readonly eventPoints: number;
  readonly rounds: number;
  readonly exact: string;
}

/** The working of every figure of one player. */
export function workingOf(tournament: Tournament, player: PlayerId): Working {
  const records = recordsOf(tournament);
  const own = records.get(player) ?? [];
  const figures = figuresFrom(records);
  const share = (opponent: PlayerId, countsByes: boolean): OpponentShare => {
    const { eventPoints, rounds } = rateOf(records.get(opponent) ?? [], countsByes);
    return {
      player: opponent,
      eventPoints,
      rounds,
      exact: exactText(fraction(eventPoints, Math.max(1, rounds))),
    };
  };
  return {
    records: own,
    eventPoints: eventPointsOf(own),
    figures: tournament.settings.scoring.tiebreakers.flatMap((tiebreaker): readonly FigureWorking[] => {
      const value = tiebreakValue(tiebreaker, player, figures);
      if (value === null) return [];
      const isSchedule = tiebreaker.kind === 'strengthOfSchedule' || tiebreaker.kind === 'opponentsSchedule';
      const opponents = isSchedule ? opponentsIn(own).map((each) => share(each, tiebreaker.countsByes)) : [];
      return [{ kind: tiebreaker.kind, exact: exactText(value), opponents }];
    }),
  };
}
