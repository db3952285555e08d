import { ability } from '../../card-words.ts';

export const captainoicunn = ability('imperial:vt49decimator:captainoicunn', {
  window: 'afterManeuver',
  optional: false,
  applies: ({ table, self, execution }) =>
    execution.ship === self && table.enemiesOf(self).some(({ id }) => table.areTouching(self, id)),
  resolve: ({ table, self, key }) =>
    table
      .enemiesOf(self)
      .filter(({ id }) => table.areTouching(self, id))
      .map(({ id }) => ({ kind: 'sufferDamage', ship: id, hits: 1, crits: 0, source: key })),
});
