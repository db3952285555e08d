import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** The chosen ship may decline. xw.action.may-pass */
export const airencracken = ability('rebel:z95headhunter:airencracken', {
  window: 'afterAttack',
  optional: true,
  applies: ({ self, attack }) => attack.attacker === self,
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => id !== self && table.range(self, id) === 1)
      .map(({ id }) => id),
  resolve: (_at, ship: ShipId) => [{ kind: 'offerFreeAction', ship, actions: null, source: 'airencracken' }],
});
