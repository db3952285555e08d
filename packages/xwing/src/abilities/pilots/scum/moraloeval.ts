import { upgrade } from '../../../catalogue/index.ts';
import { card } from '../../card-words.ts';

export const moraloeval = card('scum:yv666:moraloeval', {
  permits: {
    fireFromAuxiliary: ({ ship, weapon }, { self }) =>
      ship.id === self &&
      ship.upgrades.some(({ key, card: each }) => key === weapon && upgrade(each).slot === 'cannon'),
  },
});
