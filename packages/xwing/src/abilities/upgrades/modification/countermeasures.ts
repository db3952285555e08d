import type { ShipId, XwingEffect } from '../../../model/index.ts';
import { hasLocked } from '../../../rules/locks.ts';
import { ability } from '../../card-words.ts';

export const countermeasures = ability('mod:countermeasures', {
  window: 'startOfCombat',
  optional: true,
  discards: true,
  applies: () => true,
  choices: ({ table, self }) => {
    const holders = table.enemiesOf(self).filter((enemy) => hasLocked(enemy, self));
    return [null, ...holders.map(({ id }): { readonly removeLockOf: ShipId } => ({ removeLockOf: id }))];
  },
  resolve: ({ self, key }, choice): readonly XwingEffect[] => [
    {
      kind: 'beginLasting',
      ship: self,
      lasting: { source: key, effect: { kind: 'agility', by: 1 }, until: 'endOfRound' },
    },
    ...(choice === null ? [] : [{ kind: 'removeLock', ship: choice.removeLockOf, target: self } as const]),
  ],
});
