import type { Result } from '@sortie/tournaments/model';
import { type Scoring, winnerByPoints } from '@sortie/tournaments/scoring';
import { otherPlace } from '../hall/rounds.ts';

/** How a game ended, as one of its players says it. */
export interface ReportForm {
  readonly end: 'played' | 'iConceded' | 'theyConceded' | 'notPlayed';
  /** As typed. */
  readonly mine: string;
  readonly theirs: string;
  /** By points unless the game's own rules named somebody. */
  readonly winner: 'byPoints' | 'me' | 'them';
}

export const blankReport: ReportForm = { end: 'played', mine: '', theirs: '', winner: 'byPoints' };

/** A number of points as typed; undefined for anything else. */
export function pointsIn(text: string): number | undefined {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;
}

/** What a report says, for the two players in their order; undefined while something is missing. */
export function resultFrom(form: ReportForm, place: 0 | 1, scoring: Scoring): Result | undefined {
  const { end } = form;
  const them = otherPlace(place);
  switch (end) {
    case 'played':
      return playedFrom(form, place);
    case 'iConceded':
      return conceded(place, form.theirs, scoring);
    case 'theyConceded':
      return conceded(them, form.mine, scoring);
    case 'notPlayed':
      return { kind: 'notPlayed' };
  }
}

function playedFrom({ mine, theirs, winner }: ReportForm, place: 0 | 1): Result | undefined {
  const [own, other] = [pointsIn(mine), pointsIn(theirs)];
  if (own === undefined || other === undefined) return undefined;
  const missionPoints = place === 0 ? ([own, other] as const) : ([other, own] as const);
  const byRules = winner === 'me' ? place : otherPlace(place);
  return {
    kind: 'played',
    missionPoints,
    winner: winner === 'byPoints' ? winnerByPoints(missionPoints) : byRules,
  };
}

/** Points that stood on the table are asked for only where they can be worth more than the fixed value. */
function conceded(by: 0 | 1, reached: string, scoring: Scoring): Result {
  return { kind: 'conceded', by, missionPoints: asksReached(scoring) ? (pointsIn(reached) ?? null) : null };
}

export function asksReached({ concession }: Scoring): boolean {
  return concession.atLeast;
}

/** Whether level points need a word on who has won: the game knows no draw. */
export function needsWinner({ end, mine, theirs, winner }: ReportForm, { eventPoints }: Scoring): boolean {
  const [own, other] = [pointsIn(mine), pointsIn(theirs)];
  const isLevel = own !== undefined && own === other;
  return end === 'played' && winner === 'byPoints' && isLevel && eventPoints.draw === null;
}

/** The form that says what a report said, to be changed. */
export function formOf(result: Result, place: 0 | 1): ReportForm {
  switch (result.kind) {
    case 'played': {
      const { missionPoints, winner } = result;
      const isByPoints = winner === winnerByPoints(missionPoints);
      return {
        end: 'played',
        mine: `${missionPoints[place]}`,
        theirs: `${missionPoints[otherPlace(place)]}`,
        winner: isByPoints ? 'byPoints' : winner === place ? 'me' : 'them',
      };
    }
    case 'conceded': {
      const points = result.missionPoints === null ? '' : `${result.missionPoints}`;
      const isMine = result.by === place;
      return {
        ...blankReport,
        end: isMine ? 'iConceded' : 'theyConceded',
        ...(isMine ? { theirs: points } : { mine: points }),
      };
    }
    case 'notPlayed':
      return { ...blankReport, end: 'notPlayed' };
    case 'absent':
      return blankReport;
  }
}
