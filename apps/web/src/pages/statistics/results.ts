import type { GameRecord, Result } from './game-record.ts';

export type Results = Readonly<Record<Result, number>> & { readonly played: number };

export function resultsOf(records: readonly Pick<GameRecord, 'result'>[]): Results {
  const count = (result: Result) => records.filter((each) => each.result === result).length;
  return { played: records.length, won: count('won'), lost: count('lost'), drawn: count('drawn') };
}

/** What was played with, the most often used first. */
export function resultsByForce(
  records: readonly GameRecord[],
): readonly { readonly force: string; readonly results: Results }[] {
  const forces = [...new Set(records.map(({ force }) => force))].filter((force) => force !== '');
  return forces
    .map((force) => ({ force, results: resultsOf(records.filter((each) => each.force === force)) }))
    .toSorted((one, other) => other.results.played - one.results.played);
}
