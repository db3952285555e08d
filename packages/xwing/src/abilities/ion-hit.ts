import { hitsInstead } from './hits-instead.ts';

/** A hit by an ion weapon does one damage, leaves an ion token, and all results are cancelled. */
export const ionHit = hitsInstead(({ attack, key }) => [
  { kind: 'sufferDamage', ship: attack.defender, hits: 1, crits: 0, source: key },
  { kind: 'assignTokens', ship: attack.defender, token: 'ion', count: 1 },
]);
