import { flew } from '../../after-colour.ts';
import { ability } from '../../card-words.ts';

export const outlawTech = ability('crew:outlawtech', {
  window: 'afterManeuver',
  optional: true,
  applies: flew('red'),
  resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'focus', count: 1 }],
});
