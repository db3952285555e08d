import type { Control } from '@sortie/kernel';
import { run } from '@sortie/kernel';
import { isHeardByCards } from '../abilities/cards-in-play.ts';
import type { LockMoment, TokenMoment, XwingState } from '../model/index.ts';
import { seatsByInitiative } from './in-play.ts';
import { flow, opens } from './words.ts';

type Moments = {
  readonly tokenReceived: TokenMoment;
  readonly tokenSpent: TokenMoment;
  readonly lockAcquired: LockMoment;
  readonly lockSpent: LockMoment;
};

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** Moments that are no step of a procedure: tokens come and go whenever an effect says so. */
export const tokenReceived = flow<TokenMoment>('tokenReceived', [opens('tokenReceived', initiativeFirst)]);
export const tokenSpent = flow<TokenMoment>('tokenSpent', [opens('tokenSpent', initiativeFirst)]);
export const lockAcquired = flow<LockMoment>('lockAcquired', [opens('lockAcquired', initiativeFirst)]);
export const lockSpent = flow<LockMoment>('lockSpent', [opens('lockSpent', initiativeFirst)]);

/** Lets the cards that wait for this moment speak; without any, nothing happens. */
export function moment<M extends keyof Moments>(state: XwingState, name: M, at: Moments[M]): Control[] {
  return isHeardByCards(state, name) ? [run(name, at)] : [];
}
