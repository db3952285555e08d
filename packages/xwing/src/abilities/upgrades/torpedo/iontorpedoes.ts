import { card, on } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';
import { ordnance } from '../../ordnance.ts';
import { tokensAround } from '../../tokens-around.ts';

export const ionTorpedoes = card('torpedo:iontorpedoes', {
  weapon: ordnance,
  abilities: [
    on('attackHit', {
      optional: false,
      applies: firesThis,
      resolve: (at) => tokensAround(at, 'ion'),
    }),
  ],
});
