import type { CardOption, LegionEffect, Unit, UnitId } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';
import { enemyTroopersNear } from '../nearby.ts';

function targetsOf({ table, self }: Here): readonly Unit[] {
  return enemyTroopersNear(table, self, 1).filter(({ id }) => table.sees(self, id));
}

function bind(unit: UnitId): readonly LegionEffect[] {
  return (['immobilize', 'suppression'] as const).map((token) => ({
    kind: 'gainTokens',
    unit,
    token,
    count: 2,
    source: 'whipcord-launcher',
  }));
}

/** Boba Fett leaves those whom he has bound, and binds others in his activation. */
export const whipcordLauncher = card('whipcord-launcher', {
  permits: {
    moveWhileEngaged: ({ unit }, { table, self }) =>
      unit.id === self &&
      table.inMeleeWith(self).some(({ id, tokens }) => tokens.immobilize > 0 && table.isTrooper(id)),
  },
  actions: [
    {
      isFree: false,
      treatedAs: null,
      cost: 1,
      applies: (at) => at.table.isActive(at.self) && targetsOf(at).length > 0,
      resolve: (at) => {
        const options = targetsOf(at).map(
          ({ id }): CardOption => ({ answer: { unit: id }, effects: bind(id) }),
        );
        const { seat } = at.table.unit(at.self);
        return [{ kind: 'askForCard', seat, unit: at.self, source: 'whipcord-launcher', options }];
      },
    },
  ],
});
