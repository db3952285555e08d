import { card } from '../../card-words.ts';
import { hitsInstead } from '../../hits-instead.ts';

/** xw.damage.deal-vs-suffer */
export const advHomingMissiles = card('missile:advhomingmissiles', {
  weapon: { requires: 'targetLock', discards: true },
  abilities: [
    hitsInstead(({ attack: { defender }, key }) => [
      { kind: 'dealDamageCard', ship: defender, faceup: true, source: key },
    ]),
  ],
});
