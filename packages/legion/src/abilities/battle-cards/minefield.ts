import type { BattlefieldToken } from '../../model/index.ts';
import type { At } from '../card-words.ts';
import { card, on } from '../card-words.ts';

/** Mines that the unit is at range 1 of and sees; whose dots they show says nothing. lg.battle-card.condition.token-dots */
function minesNear({ table, self }: At<'detonation'>): readonly BattlefieldToken[] {
  return table.tokens.filter(
    ({ id, kind }) => kind === 'condition' && table.rangeToToken(self, id) === 1 && table.seesToken(self, id),
  );
}

/** Whoever moves near a mine, on the ground, may set it off. lg.battle-card.condition.tokens-from-card */
export const minefield = card('minefield', {
  abilities: [
    on('detonation', {
      optional: false,
      automatic: true,
      applies: (at) => {
        const { table, self, deed } = at;
        // lg.timing.after-move-scope
        if (deed.unit !== self || deed.move === null || deed.move === 'withdraw') return false;
        return table.cardOf(self).type !== 'repulsorVehicle' && minesNear(at).length > 0;
      },
      resolve: (at) => minesNear(at).map(({ id }) => ({ kind: 'rollMine', token: id, unit: at.self })),
    }),
  ],
  battle: {
    placing: { count: 4, fromZones: { of: 'both', range: 1 }, fromTokens: 2, isOwn: false },
  },
});
