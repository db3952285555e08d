import { ability } from '../../card-words.ts';

export const rebelCaptive = ability('crew:rebelcaptive', {
  window: 'attackDeclared',
  side: 'defender',
  optional: false,
  once: 'round',
  applies: ({ self, attack }) => attack.defender === self,
  resolve: ({ attack }) => [{ kind: 'assignTokens', ship: attack.attacker, token: 'stress', count: 1 }],
});
