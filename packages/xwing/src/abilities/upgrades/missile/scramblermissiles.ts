import { card } from '../../card-words.ts';
import { hitsInstead } from '../../hits-instead.ts';
import { tokensAround } from '../../tokens-around.ts';

export const scramblerMissiles = card('missile:scramblermissiles', {
  weapon: { requires: 'targetLock', discards: true },
  abilities: [hitsInstead((at) => tokensAround(at, 'jam'))],
});
