import { card } from '../../card-words.ts';

export const dashRendarCrew = card('crew:dashrendar', {
  neverObstructed: true,
  permits: { attackOnAsteroid: ({ ship }, { self }) => ship.id === self },
});
