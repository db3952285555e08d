import type { XwingEffect } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const wesjanson = ability('rebel:xwing:wesjanson', {
  window: 'afterAttack',
  optional: true,
  applies: ({ table, self, attack }) => attack.attacker === self && table.isInPlay(attack.defender),
  choices: ({ table, attack }) => {
    const { tokens, lock } = table.ship(attack.defender);
    const counted = (['focus', 'evade'] as const).filter((token) => tokens[token] > 0);
    return lock ? [...counted, 'lock' as const] : counted;
  },
  resolve: ({ attack }, token: 'focus' | 'evade' | 'lock'): readonly XwingEffect[] =>
    token === 'lock'
      ? [{ kind: 'removeLock', ship: attack.defender }]
      : [{ kind: 'removeTokens', ship: attack.defender, token, count: 1 }],
});
