import { card } from '../../card-words.ts';
import { hitsInstead } from '../../hits-instead.ts';

export const ionPulseMissiles = card('missile:ionpulsemissiles', {
  weapon: { requires: 'targetLock', discards: true },
  abilities: [
    hitsInstead(({ attack: { defender }, key }) => [
      { kind: 'sufferDamage', ship: defender, hits: 1, crits: 0, source: key },
      { kind: 'assignTokens', ship: defender, token: 'ion', count: 2 },
    ]),
  ],
});
