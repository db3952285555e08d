import { card } from '../card-words.ts';
import { atOnce } from './shapes.ts';

export const coreThrustControlFire = card('core-thrustcontrolfire', {
  abilities: [
    atOnce({ resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'stress', count: 1 }] }),
  ],
});
