import { flew } from '../../after-colour.ts';
import { ability } from '../../card-words.ts';

export const kadsolus = ability('scum:protectoratestarfighter:kadsolus', {
  window: 'afterManeuver',
  optional: false,
  applies: flew('red'),
  resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'focus', count: 2 }],
});
