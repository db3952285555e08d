import { ability } from '../../card-words.ts';

export const whisper = ability('imperial:tiephantom:whisper', {
  window: 'afterAttack',
  optional: true,
  applies: ({ self, attack }) => attack.attacker === self && attack.outcome === 'hit',
  resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'focus', count: 1 }],
});
