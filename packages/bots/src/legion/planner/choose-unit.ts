import type { Plain } from '@sortie/kernel';
import { fieldsOf } from '../../planning/answers.ts';
import { likelyEnds } from './ends.ts';
import { findSquad, type Squad } from './field.ts';
import { dangerAt, fireFrom } from './fire.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

/** Leaving it to chance keeps those with orders for later. */
const DRAW = 6;

/** The best that a unit could do if it acted now: shoot, or move and shoot. */
export function urgencyOf({ field }: Thinking, squad: Squad): number {
  const here = fireFrom(field, squad, squad.at);
  const there = likelyEnds(field, squad, 1).reduce(
    (best, at) => Math.max(best, fireFrom(field, squad, at)),
    0,
  );
  return Math.max(here, 0.7 * there);
}

/** The unit to activate next: who has most to shoot at now or most to lose by waiting; the others wait. */
export function chooseUnit(thinking: Thinking): Plain {
  const { field, depth } = thinking;
  return bestAnswer(thinking, (answer) => {
    const { unit, draw } = fieldsOf(answer);
    if (draw !== undefined) return DRAW;
    const squad = findSquad(field, unit);
    if (!squad) return 0;
    const given = urgencyOf(thinking, squad);
    const taken = depth.caution * dangerAt(field, squad, squad.at);
    return given + 0.5 * Math.min(taken, given + 2);
  });
}
