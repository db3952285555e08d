import { card } from '../card-words.ts';
import { tokensWithOrder } from '../when-ordered.ts';

/** Its pips while a hand is built are a fact of the catalogue. */
export const sorryAboutTheMess = card('sorry-about-the-mess', {
  abilities: [
    tokensWithOrder({
      source: 'sorry-about-the-mess',
      tokens: ['aim', 'dodge'],
      isFor: ({ self }, unit) => unit === self,
    }),
  ],
});
