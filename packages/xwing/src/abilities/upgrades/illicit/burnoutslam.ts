import { ability } from '../../card-words.ts';

/** The icon is a fact of the catalogue. */
export const burnoutSlam = ability('illicit:burnoutslam', {
  window: 'afterAction',
  optional: false,
  automatic: true,
  discards: true,
  applies: ({ self, chance }) => chance.ship === self && chance.action === 'slam',
  resolve: () => [],
});
