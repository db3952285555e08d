import type { ActionUnderway, LegionState, Moving } from '../model/index.ts';
import { unitOf } from './in-play.ts';

type Asked = Pick<ActionUnderway, 'unit' | 'moves' | 'source'> & { readonly cost: number };

/** A move action of one of these kinds. */
export function moveAction(state: LegionState, { unit, moves, source, cost }: Asked): Moving {
  return {
    unit,
    by: unitOf(state, unit).seat,
    types: moves,
    speed: null,
    isAction: true,
    ignoresDifficult: false,
    // lg.panic.no-melee-start
    mayStartMelee: !moves.includes('panic'),
    isOptional: false,
    source,
    type: null,
    from: null,
    wasInMeleeWith: [],
    contacted: null,
    cost,
  };
}
