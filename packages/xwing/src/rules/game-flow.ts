import { goTo } from '@sortie/kernel';
import { flow, run, step } from './words.ts';

/** A whole game: set-up, then rounds of four phases. xw.timing.round.four-phases, xw.timing.round.repeat */
export const gameFlow = flow('game', [
  step('setUp', () => [run('setUp', { next: 0 })]),
  step('round', () => [{ kind: 'startRound' }]),
  step('planning', () => [run('planning', { isOutOfTime: false })]),
  step('activation', () => [run('activationPhase', { next: null })]),
  step('combat', () => [run('combatPhase', { next: null })]),
  step('end', () => [run('endPhase', {})]),
  step('again', () => [goTo('round')]),
]);
