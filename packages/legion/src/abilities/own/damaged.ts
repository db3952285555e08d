import { ability } from '../card-words.ts';

/** A damaged vehicle may lose an action. lg.vehicle.damaged.roll, lg.timing.start-of-activation */
export const damaged = ability('damaged', {
  window: 'startOfActivation',
  optional: false,
  // Actions that are lost add up in any order.
  automatic: true,
  applies: ({ table, self, activation }) =>
    activation.unit === self && table.unit(self).damage.some(({ kind }) => kind === 'damaged'),
  resolve: ({ self }) => [{ kind: 'rollDamaged', unit: self }],
});
