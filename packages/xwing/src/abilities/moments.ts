import type { Moments } from '@sortie/cards';
import type { LockMoment, TokenMoment, XwingEffect, XwingState } from '../model/index.ts';
import { isInPlay, shipOf } from '../rules/in-play.ts';
import type { Window } from './windows.ts';

/** Moments that are no step of a procedure: tokens and locks come and go whenever an effect says so. */
export const moments: Moments<XwingState, XwingEffect, Window> = {
  assignTokens: {
    after: 'tokenReceived',
    seen: (state, { ship, token, count }): readonly TokenMoment[] =>
      isInPlay(shipOf(state, ship)) ? Array.from({ length: count }, () => ({ ship, token })) : [],
  },
  spendToken: {
    after: 'tokenSpent',
    seen: (state, { ship, token }): readonly TokenMoment[] =>
      shipOf(state, ship).tokens[token] > 0 ? [{ ship, token }] : [],
  },
  acquireLock: {
    after: 'lockAcquired',
    seen: (_state, { ship, target }): readonly LockMoment[] => [{ ship, target }],
  },
  spendLock: {
    after: 'lockSpent',
    seen: (state, { ship }): readonly LockMoment[] => {
      const { lock } = shipOf(state, ship);
      return lock ? [{ ship, target: lock.target }] : [];
    },
  },
};
