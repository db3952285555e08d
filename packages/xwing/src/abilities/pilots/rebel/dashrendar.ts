import { card } from '../../card-words.ts';

/** In the Combat phase an asteroid beneath the ship keeps it from attacking, and obstacles obstruct its attacks. */
export const dashrendar = card('rebel:yt2400:dashrendar', { fliesOverObstacles: true });
