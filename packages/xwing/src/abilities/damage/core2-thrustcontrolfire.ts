import { card } from '../card-words.ts';
import { atOnce } from './shapes.ts';

export const core2ThrustControlFire = card('core2-thrustcontrolfire', {
  abilities: [
    atOnce({ resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'stress', count: 1 }] }),
  ],
});
