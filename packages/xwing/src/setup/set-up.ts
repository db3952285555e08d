import { run } from '@sortie/kernel';
import { flow, step } from '../rules/words.ts';

/** Set-up. Forces are gathered and shields set before the first step; missions place their own. xw.setup.order */
export const setUp = flow<object>('setUp', [
  step('determineInitiative', () => [run('initiative', { chooser: null })]),
  step('mission', (state) => (state.options.mission ? [run('missionSetUp', {})] : [])),
  step('placeObstacles', (state) => (state.options.mission ? [] : [run('placeObstacles', { turn: null })])),
  step('deployShips', (state) => (state.options.mission ? [] : [run('deployment', {})])),
]);
