import { card } from '../card-words.ts';
import { tokensWithOrder } from '../when-ordered.ts';

export const myAllyIsTheForce = card('my-ally-is-the-force', {
  abilities: [
    tokensWithOrder({
      source: 'my-ally-is-the-force',
      tokens: ['dodge'],
      isFor: ({ table, self }, unit) => table.areFriendly(self, unit) && table.isTrooper(unit),
    }),
  ],
});
