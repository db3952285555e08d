import { ability } from '../../card-words.ts';

/** Every critical that is cancelled by the time results are compared was cancelled by the defender. */
export const kathscarlet = ability('imperial:firespray31:kathscarlet', {
  window: 'resultsCompared',
  optional: false,
  applies: ({ self, attack }) =>
    attack.attacker === self && attack.attackDice.some((die) => die.face === 'crit' && die.cancelled),
  resolve: ({ attack }) => [{ kind: 'assignTokens', ship: attack.defender, token: 'stress', count: 1 }],
});
