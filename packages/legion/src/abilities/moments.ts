import type { Moments } from '@sortie/cards';
import type { LegionEffect, LegionState, TokenSpent, TokensGained } from '../model/index.ts';
import { isInPlay, unitOf } from '../rules/in-play.ts';
import type { Window } from './windows.ts';

/** Moments that are no step of a procedure: tokens come and go whenever an effect says so. */
export const moments: Moments<LegionState, LegionEffect, Window> = {
  // lg.unit-keyword.teamwork.any-source
  gainTokens: {
    after: 'tokensGained',
    seen: (state, { unit, token, count, source }): readonly TokensGained[] =>
      count > 0 && isInPlay(unitOf(state, unit)) ? [{ unit, token, count, source }] : [],
  },
  spendToken: {
    after: 'tokenSpent',
    seen: (state, { unit, token }): readonly TokenSpent[] =>
      unitOf(state, unit).tokens[token] > 0 ? [{ unit, token }] : [],
  },
};
