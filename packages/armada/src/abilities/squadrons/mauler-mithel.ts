import { ability } from '../card-words.ts';

const id = 'mauler-mithel';

/** Those that he is engaged with where his move ended. ar.known.squadron.tie-fighter */
export const maulerMithel = ability(id, {
  window: 'squadronMoved',
  optional: false,
  applies: ({ table, self, move }) => move.squadron === self && table.engagedWith(self).length > 0,
  resolve: ({ table, self }) =>
    table
      .engagedWith(self)
      .map((unit) => ({ kind: 'sufferDamage', unit: unit.id, zone: null, points: 1, source: id })),
});
