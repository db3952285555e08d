import { upgrade } from '../../../catalogue/index.ts';
import { card } from '../../card-words.ts';

export const neradantels = card('rebel:bwing:neradantels', {
  permits: {
    fireAllAround: ({ ship, weapon }, { self }) =>
      ship.id === self &&
      ship.upgrades.some(({ key, card: each }) => key === weapon && upgrade(each).slot === 'torpedoes'),
  },
});
