import { isHeardByCards } from '../abilities/cards-in-play.ts';
import type { XwingRun, XwingState } from '../model/index.ts';
import { seatsByInitiative } from './in-play.ts';
import { flow, opens } from './words.ts';

type MomentRun = Extract<XwingRun, { flow: 'tokenReceived' | 'tokenSpent' | 'lockAcquired' | 'lockSpent' }>;

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** Moments that are no step of a procedure: tokens come and go whenever an effect says so. */
export const tokenReceived = flow('tokenReceived', [opens('tokenReceived', initiativeFirst)]);
export const tokenSpent = flow('tokenSpent', [opens('tokenSpent', initiativeFirst)]);
export const lockAcquired = flow('lockAcquired', [opens('lockAcquired', initiativeFirst)]);
export const lockSpent = flow('lockSpent', [opens('lockSpent', initiativeFirst)]);

/** Lets the cards that wait for this moment speak; without any, nothing happens. */
export function moment(state: XwingState, due: MomentRun): readonly XwingRun[] {
  return isHeardByCards(state, due.flow) ? [due] : [];
}
