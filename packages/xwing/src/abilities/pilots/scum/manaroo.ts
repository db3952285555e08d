import type { ShipId, XwingEffect } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const manaroo = ability('scum:jumpmaster5000:manaroo', {
  window: 'startOfCombat',
  optional: true,
  applies: ({ table, self }) => {
    const { tokens, lock } = table.ship(self);
    return tokens.focus > 0 || tokens.evade > 0 || lock !== null;
  },
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => id !== self && table.range(self, id) === 1)
      .map(({ id }) => id),
  resolve: ({ table, self }, other: ShipId) => {
    const { tokens, lock } = table.ship(self);
    const passed = (['focus', 'evade'] as const).filter((token) => tokens[token] > 0);
    return [
      ...passed.flatMap((token): XwingEffect[] => [
        { kind: 'removeTokens', ship: self, token, count: tokens[token] },
        { kind: 'assignTokens', ship: other, token, count: tokens[token] },
      ]),
      ...(lock ? [{ kind: 'moveLock', from: self, to: other } as const] : []),
    ];
  },
});
