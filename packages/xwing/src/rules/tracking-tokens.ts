import { missionTracking } from '../missions/index.ts';
import type { TrackingTokens, XwingState } from '../model/index.ts';

/**
 * The tracking tokens on the table. Rounds are counted only under a round limit, with one token from set-up on, or
 * by a mission that counts them. xw.setup.tracking.only-when-needed, xw.setup.tracking.counting
 */
export function trackingTokens(state: XwingState): readonly TrackingTokens[] {
  if (state.mission) return missionTracking(state);
  return state.options.roundLimit === null ? [] : [{ kind: 'rounds', tokens: Math.max(1, state.round) }];
}
