import type { Moments } from '@sortie/cards';
import type { LegionEffect, LegionState, TokenSpent, TokensGained } from '../model/index.ts';
import { unitOf } from '../rules/in-play.ts';
import { tokensGainedBy } from '../rules/tokens-gained.ts';
import type { Window } from './windows.ts';

/** Moments that are no step of a procedure: tokens come and go whenever an effect says so. */
export const moments: Moments<LegionState, LegionEffect, Window> = {
  // lg.unit-keyword.teamwork.any-source
  gainTokens: {
    after: 'tokensGained',
    seen: (state, effect): readonly TokensGained[] => {
      const { unit, token, source } = effect;
      const count = tokensGainedBy(state, effect);
      return count > 0 ? [{ unit, token, count, source }] : [];
    },
  },
  spendToken: {
    after: 'tokenSpent',
    seen: (state, { unit, token }): readonly TokenSpent[] =>
      unitOf(state, unit).tokens[token] > 0 ? [{ unit, token }] : [],
  },
};
