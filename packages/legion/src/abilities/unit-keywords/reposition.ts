import type { FreeAction, Need, UnitId } from '../../model/index.ts';
import { isStandardMove } from '../../rules/ways-to-move.ts';
import { card, on } from '../card-words.ts';
import { freeMove } from '../free-moves.ts';

function needsPivot(unit: UnitId): Need {
  return { kind: 'move', unit, types: ['pivot'], speed: null };
}

function pivotOf(unit: UnitId): FreeAction {
  return freeMove(unit, 'reposition', ['pivot']);
}

/** A free pivot before a standard move or after it. lg.unit-keyword.reposition.pivot, lg.unit-keyword.reposition.is-move */
export const reposition = card('reposition', {
  abilities: [
    on('beforeMove', {
      optional: true,
      applies: ({ self, move }) => move.unit === self && move.types.some(isStandardMove),
      needs: ({ self }) => needsPivot(self),
      resolve: ({ self }) => [{ kind: 'turnBeforeMove', grant: pivotOf(self) }],
    }),
    on('after', {
      optional: true,
      applies: ({ self, deed }) => deed.unit === self && deed.isStandardMove && deed.hasTurned !== true,
      needs: ({ self }) => needsPivot(self),
      resolve: ({ self }) => [{ kind: 'grantFreeAction', grant: pivotOf(self) }],
    }),
  ],
});
