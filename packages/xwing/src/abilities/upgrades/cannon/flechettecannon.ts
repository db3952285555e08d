import { card } from '../../card-words.ts';
import { hitsInstead } from '../../hits-instead.ts';

export const flechetteCannon = card('cannon:flechettecannon', {
  weapon: {},
  abilities: [
    hitsInstead(({ table, attack: { defender }, key }) => [
      { kind: 'sufferDamage', ship: defender, hits: 1, crits: 0, source: key },
      ...(table.ship(defender).tokens.stress === 0
        ? [{ kind: 'assignTokens', ship: defender, token: 'stress', count: 1 } as const]
        : []),
    ]),
  ],
});
