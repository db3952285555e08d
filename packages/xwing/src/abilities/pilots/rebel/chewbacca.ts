import { ability } from '../../card-words.ts';

export const chewbacca = ability('rebel:yt1300:chewbacca', {
  window: 'faceupDamageDealt',
  optional: false,
  applies: ({ self, dealing }) => dealing.ship === self,
  resolve: ({ self, dealing }) => [{ kind: 'flipDamageCard', ship: self, key: dealing.key, faceup: false }],
});
