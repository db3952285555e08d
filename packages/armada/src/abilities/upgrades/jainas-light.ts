import { card, on } from '../card-words.ts';

/** ar.known.upgrade.titles */
export const jainasLight = card('jainas-light', {
  permits: { ignoreObstruction: ({ attacker }, { self }) => attacker.id === self },
  abilities: [
    on('obstacleOverlapped', {
      optional: true,
      applies: ({ self, overlap }) => overlap.unit === self,
      resolve: () => [{ kind: 'ignoreObstacle' }],
    }),
  ],
});
