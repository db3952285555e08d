import { goTo } from '@sortie/kernel';
import type { TakingTurns } from '../model/index.ts';
import { flow, run, step } from './words.ts';

const NOBODY_YET: TakingTurns = { turn: null, seat: null, next: null, drawn: null };

/** A whole game: set-up, then rounds of three phases. lg.round.three-phases */
export const gameFlow = flow('game', [
  step('setUp', () => [run('setUp', { next: 0 })]),
  step('round', () => [{ kind: 'startRound' }]),
  step('command', () => [run('commandPhase', {})]),
  step('activation', () => [run('activationPhase', NOBODY_YET)]),
  step('end', () => [run('endPhase', {})]),
  step('again', () => [goTo('round')]),
]);
