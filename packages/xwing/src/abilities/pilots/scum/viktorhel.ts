import { ability } from '../../card-words.ts';

const HARMLESS = 2;

/** Results that were added were not rolled. */
export const viktorHel = ability('scum:kihraxzfighter:viktorhel', {
  window: 'afterAttack',
  side: 'defender',
  optional: false,
  automatic: true,
  applies: ({ self, attack }) =>
    attack.defender === self && attack.defenseDice.filter(({ added }) => !added).length !== HARMLESS,
  resolve: ({ attack }) => [{ kind: 'assignTokens', ship: attack.attacker, token: 'stress', count: 1 }],
});
