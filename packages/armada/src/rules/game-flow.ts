import { goTo } from '@sortie/kernel';
import type { TakingTurns } from '../model/index.ts';
import { objectiveOrders } from '../objectives/index.ts';
import { flow, run, step } from './words.ts';

const NOBODY_YET: TakingTurns = { turn: null, next: null, left: 0 };

/** A whole game: set-up, then rounds of four phases. ar.round.four-phases, ar.round.counter-starts-at-one */
export const gameFlow = flow('game', [
  step('setUp', () => [run('setUp', { next: 0 })]),
  step('round', () => [{ kind: 'startRound' }]),
  step('objective', (state) => objectiveOrders(state, 'startOfRound')),
  step('command', () => [run('commandPhase', {})]),
  step('ship', () => [run('shipPhase', NOBODY_YET)]),
  step('squadron', () => [run('squadronPhase', NOBODY_YET)]),
  step('status', () => [run('statusPhase', {})]),
  step('again', () => [goTo('round')]),
]);
