import { ability } from '../../card-words.ts';

/** xw.carddata.upgrade.r2-d2 */
export const r2d2 = ability('amd:r2d2', {
  window: 'afterManeuver',
  optional: true,
  applies: ({ table, self, execution }) =>
    execution.ship === self &&
    execution.difficulty === 'green' &&
    table.ship(self).shields < table.shieldValue(self),
  resolve: ({ self }) => [{ kind: 'recoverShield', ship: self }],
});
