import type { Result } from '@sortie/tournaments/model';
import { type Scoring, winnerByPoints } from '@sortie/tournaments/scoring';

/** How a game ended; who of the two is its place. */
export type Ending =
  | 'played'
  | 'conceded-0'
  | 'conceded-1'
  | 'notPlayed'
  | 'absent-0'
  | 'absent-1'
  | 'absent-both';

/** A result while it is being entered. */
export interface ResultDraft {
  readonly ending: Ending;
  readonly points: readonly [string, string];
  /** `points` takes whoever has more; equal points are a draw then. */
  readonly winner: 'points' | '0' | '1';
  /** Of a concession: what the winner had reached, where the scoring asks for it. */
  readonly reached: string;
}

export const emptyDraft: ResultDraft = {
  ending: 'played',
  points: ['', ''],
  winner: 'points',
  reached: '',
};

const NUMBER = /^\d{1,6}$/;

/** The result that was entered; undefined while points are missing or no numbers. */
export function resultOf({ ending, points, winner, reached }: ResultDraft): Result | undefined {
  switch (ending) {
    case 'played': {
      const [first, second] = [points[0].trim(), points[1].trim()];
      if (!NUMBER.test(first) || !NUMBER.test(second)) return undefined;
      const scored = [Number(first), Number(second)] as const;
      const named = winner === '0' ? 0 : 1;
      return {
        kind: 'played',
        missionPoints: scored,
        winner: winner === 'points' ? winnerByPoints(scored) : named,
      };
    }
    case 'conceded-0':
    case 'conceded-1': {
      const had = reached.trim();
      if (had !== '' && !NUMBER.test(had)) return undefined;
      return {
        kind: 'conceded',
        by: ending === 'conceded-0' ? 0 : 1,
        missionPoints: had === '' ? null : Number(had),
      };
    }
    case 'notPlayed':
      return { kind: 'notPlayed' };
    case 'absent-0':
      return { kind: 'absent', missing: [0] };
    case 'absent-1':
      return { kind: 'absent', missing: [1] };
    case 'absent-both':
      return { kind: 'absent', missing: [0, 1] };
  }
}

/** A result to be changed. */
export function draftOf(result: Result | null): ResultDraft {
  switch (result?.kind) {
    case 'played': {
      const { missionPoints, winner } = result;
      return {
        ...emptyDraft,
        points: [String(missionPoints[0]), String(missionPoints[1])],
        winner:
          winner === null || winnerByPoints(missionPoints) === winner ? 'points' : (`${winner}` as const),
      };
    }
    case 'conceded':
      return {
        ...emptyDraft,
        ending: result.by === 0 ? 'conceded-0' : 'conceded-1',
        reached: result.missionPoints === null ? '' : String(result.missionPoints),
      };
    case 'notPlayed':
      return { ...emptyDraft, ending: 'notPlayed' };
    case 'absent':
      return {
        ...emptyDraft,
        ending:
          result.missing.length === 2 ? 'absent-both' : result.missing[0] === 0 ? 'absent-0' : 'absent-1',
      };
    case undefined:
      return emptyDraft;
  }
}

/** The endings that a scoring knows; players cannot say of themselves that they did not come. */
export function endingsOf({ notPlayed }: Pick<Scoring, 'notPlayed'>, isStaff: boolean): readonly Ending[] {
  return [
    'played',
    'conceded-0',
    'conceded-1',
    ...(notPlayed === null ? [] : (['notPlayed'] as const)),
    ...(isStaff ? (['absent-0', 'absent-1', 'absent-both'] as const) : []),
  ];
}
