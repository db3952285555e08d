import { card } from '../card-words.ts';

/** Escort binds him nevertheless. ar.known.squadron.a-wing */
export const tychoCelchu = card('tycho-celchu', {
  permits: {
    moveWhileEngaged: ({ squadron }, { self }) => squadron.id === self,
    attackShipWhileEngaged: ({ squadron }, { self }) => squadron.id === self,
  },
});
