import { card } from '../card-words.ts';

/** Nobody dodges a pool whose weapons all have it, and so nobody deflects it. lg.weapon-keyword.high-velocity.effect, lg.weapon-keyword.high-velocity.no-deflect */
export const highVelocity = card('highVelocity', {
  forbids: {
    spendDodge: ({ pool }) => pool.isHighVelocity,
  },
});
