import { heading } from '@sortie/geometry';
import { isRefusal, refused } from '@sortie/kernel';
import { figuresSwept } from '../measuring/index.ts';
import type { MiniatureId, MoveAnswer } from '../model/index.ts';
import { type MoveContext, startOf } from './move-context.ts';
import { emptyPlan } from './standard-move.ts';
import { tableOf } from './table.ts';
import { isNumber, type MoveFields, type Way } from './ways-to-move.ts';

/** From -180 to 180. */
function turnBetween(from: number, to: number): number {
  return heading(to - from + 180) - 180;
}

/** On the spot, by at most 90 degrees, the whole unit as its leader. lg.move.pivot.ninety, lg.move.pivot.in-place, lg.move.pivot.whole-unit */
export function pivotWay(context: MoveContext): Way {
  const start = startOf(context);
  // lg.unit-keyword.full-pivot.360
  const most = tableOf(context.state).isPermitted({ kind: 'pivotFreely', unit: context.unit }) ? 180 : 90;
  const answerFor = (turn: number): MoveAnswer => ({
    type: 'pivot',
    heading: heading(start.heading + Math.max(-most, Math.min(most, turn))),
  });
  const plan: Way['plan'] = ({ heading: to }) => {
    if (!isNumber(to)) return refused('table.malformed-answer', { field: 'heading' });
    if (Math.abs(turnBetween(start.heading, to)) > most) {
      return refused('lg.move.pivot.ninety', { unit: context.unit.id });
    }
    const stand = { ...start, heading: heading(to) };
    const turn = turnBetween(start.heading, to);
    const [blocked] = figuresSwept(context.leader, turn, context.around.figures);
    if (blocked) return refused('lg.move.pivot.no-sweep', { unit: context.unit.id, miniature: blocked.id });
    // lg.displacement.ground-vehicle-pivot
    const swept = figuresSwept(context.leader, turn, context.displaceable);
    return { ...emptyPlan(context, stand), displaced: swept.map(({ id }) => id as MiniatureId) };
  };
  return {
    plan,
    suggest: () =>
      [90, -90, 45, -45, 0]
        .map(answerFor)
        .filter((answer) => !isRefusal(plan(answer as unknown as MoveFields))),
    complete: ({ heading: to }) => answerFor(isNumber(to) ? turnBetween(start.heading, to) : 0),
  };
}
