import type { PlayerId } from '../model/ids.ts';
import type { Tiebreaker } from '../scoring/scoring.ts';
import { exactText, fraction } from './fraction.ts';
import { eventPointsOf, type PlayedEvent, type RoundRecord, recordsOf } from './records.ts';
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
  /** Event points a round; where the opponents' schedules are compared, the schedule of this one. */
  readonly exact: string;
}

/** The working of every figure of one player. */
export function workingOf(event: PlayedEvent, player: PlayerId): Working {
  const records = recordsOf(event);
  const own = records.get(player) ?? [];
  const figures = figuresFrom(records);
  const shareOf = (opponent: PlayerId, tiebreaker: ScheduleTiebreaker): OpponentShare => {
    const { countsByes } = tiebreaker;
    const { eventPoints, rounds } = rateOf(opponent, countsByes, figures);
    const schedule = { kind: 'strengthOfSchedule', countsByes } as const;
    const value =
      tiebreaker.kind === 'opponentsSchedule'
        ? tiebreakValue(schedule, opponent, figures)!
        : fraction(eventPoints, Math.max(1, rounds));
    return { player: opponent, eventPoints, rounds, exact: exactText(value) };
  };
  return {
    records: own,
    eventPoints: eventPointsOf(own),
    figures: event.settings.scoring.tiebreakers.flatMap((tiebreaker): readonly FigureWorking[] => {
      const value = tiebreakValue(tiebreaker, player, figures);
      if (value === null) return [];
      const opponents = isOfSchedule(tiebreaker)
        ? opponentsIn(own).map((each) => shareOf(each, tiebreaker))
        : [];
      return [{ kind: tiebreaker.kind, exact: exactText(value), opponents }];
    }),
  };
}

type ScheduleTiebreaker = Extract<Tiebreaker, { readonly countsByes: boolean }>;

function isOfSchedule(tiebreaker: Tiebreaker): tiebreaker is ScheduleTiebreaker {
  return 'countsByes' in tiebreaker;
}
