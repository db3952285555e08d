import type { Moving, Unit } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';
import { enemyTroopers } from './enemy-troopers.ts';

/** Those that nothing keeps from moving. lg.unit-keyword.stationary.no-moves, lg.golden-rules.cannot-is-absolute */
function movable(at: Here): readonly Unit[] {
  return enemyTroopers(at, 1).filter(
    (unit) => !at.table.isForbidden({ kind: 'move', unit, type: 'standard' }),
  );
}

/** A speed-1 move of the enemy, made by the player who pushes. lg.move.speed-x.standard-move */
function pushed({ table, self }: Here, { id }: Unit): Moving {
  return {
    unit: id,
    by: table.unit(self).seat,
    types: ['standard'],
    speed: 1,
    isAction: false,
    ignoresDifficult: false,
    mayStartMelee: true,
    isOptional: false,
    source: 'force-push',
    type: null,
    from: null,
    wasInMeleeWith: [],
    contacted: null,
  };
}

/** lg.actions.free-card.icon, lg.defeat.off-battlefield.opponent-move */
export const forcePush = card('force-push', {
  actions: [
    {
      isFree: true,
      treatedAs: null,
      cost: 0,
      exhausts: true,
      applies: (at) => movable(at).length > 0,
      resolve: (at) => [
        {
          kind: 'askForCard',
          seat: at.table.unit(at.self).seat,
          unit: at.self,
          source: 'force-push',
          options: movable(at).map((unit) => ({
            answer: { unit: unit.id },
            effects: [{ kind: 'orderMove', move: pushed(at, unit) }],
          })),
        },
      ],
    },
  ],
});
