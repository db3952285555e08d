import type { Outcome, Plain } from '@sortie/kernel';
import { scoreOf } from '../rules/winning.ts';
import type { LegionView } from '../view/legion-view.ts';

interface Limits {
  readonly points: number | null;
  readonly rounds: number | null;
}

/** Points of what each side has defeated. lg.victory.tiebreak.score */
function pointsOf(table: LegionView): readonly [number, number] {
  return [scoreOf(table, 0), scoreOf(table, 1)];
}

/** Legion under a judge. No clock ends it; after its last round its own rules name the winner. lg.victory.after-six-rounds */
export const legionJudged = {
  optionsOf: ({ points, rounds }: Limits): Readonly<Record<string, Plain>> => ({
    ...(points === null ? {} : { points }),
    ...(rounds === null ? {} : { roundLimit: rounds }),
  }),
  pointsOf,
  scoreOf: (table: LegionView, { winner }: Outcome) => ({ points: pointsOf(table), winner }),
};
