import { card } from '../../card-words.ts';

const TOO_MUCH_STRESS = 3;

export const primedThrusters = card('tech:primedthrusters', {
  permits: {
    actWhileStressed: ({ ship, action }, { self }) =>
      ship.id === self &&
      ship.tokens.stress < TOO_MUCH_STRESS &&
      (action === 'boost' || action === 'barrelRoll'),
  },
});
