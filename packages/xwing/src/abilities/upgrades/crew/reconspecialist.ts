import { ability } from '../../card-words.ts';

export const reconSpecialist = ability('crew:reconspecialist', {
  window: 'afterAction',
  optional: false,
  applies: ({ self, chance }) => chance.ship === self && chance.action === 'focus',
  resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'focus', count: 1 }],
});
