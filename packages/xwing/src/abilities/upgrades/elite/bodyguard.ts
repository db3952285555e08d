import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';
import { maySpend } from '../../may-spend.ts';

export const bodyguard = ability('ept:bodyguard', {
  window: 'startOfCombat',
  optional: true,
  applies: (at) => maySpend(at, 'focus'),
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => table.range(self, id) === 1 && table.pilotSkill(id) > table.pilotSkill(self))
      .map(({ id }) => id),
  resolve: ({ self, key }, chosen: ShipId) => [
    { kind: 'spendToken', ship: self, token: 'focus' },
    {
      kind: 'beginLasting',
      ship: chosen,
      lasting: { source: key, effect: { kind: 'agility', by: 1 }, until: 'endOfRound' },
    },
  ],
});
