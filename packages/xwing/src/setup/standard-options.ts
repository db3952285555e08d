import type { ObstacleChoice, Options } from '../model/index.ts';

/** Six asteroids, one of each outline. xw.setup.obstacle.total-six */
const sixAsteroids: readonly ObstacleChoice[] = Array.from({ length: 6 }, (_, outline) => ({
  kind: 'asteroid',
  outline,
}));

/** xw.squad.points.default-100, xw.setup.area.size, xw.setup.damage-deck.newer-preferred */
export const standardOptions: Options = {
  variant: 'standard',
  points: 100,
  format: 'standard',
  area: { width: 900, depth: 900 },
  guides: 1.5,
  obstacles: sixAsteroids,
  damageDeck: 'core2',
  ownDecks: false,
  roundLimit: null,
  timeLimit: false,
  timedPlanning: false,
  disputes: false,
  collection: null,
  mission: null,
  presetForces: false,
};
