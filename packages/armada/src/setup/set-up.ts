import { goTo, note } from '@sortie/kernel';
import type { ArmadaOrder, ArmadaState, OrdersOf, SetUpStep } from '../model/index.ts';
import { objectiveOrders } from '../objectives/index.ts';
import { flow, run, step } from '../rules/words.ts';

/** ar.setup.steps */
const STEPS: readonly SetUpStep[] = [
  'defineAreas',
  'prepareComponents',
  'determineInitiative',
  'chooseObjective',
  'placeObstacles',
  'deployFleets',
  'prepareOtherComponents',
  'clearArea',
];

function ordersOf(begun: SetUpStep): readonly ArmadaOrder[] {
  switch (begun) {
    case 'determineInitiative':
      return [run('initiative', { chooser: null })];
    case 'chooseObjective':
      return [run('chooseObjective', {})];
    case 'placeObstacles':
      return [run('placeObstacles', { turn: null }), run('objectivePoint', { point: 'afterObstacles' })];
    case 'deployFleets':
      return [
        run('objectivePoint', { point: 'beforeDeployment' }),
        run('deployment', { turn: null, turns: [0, 0], squadronsLeft: 0 }),
        run('objectivePoint', { point: 'afterDeployment' }),
      ];
    // ar.setup.deck-and-supply
    case 'prepareOtherComponents':
      return [{ kind: 'shuffleDeck' }];
    default:
      return [];
  }
}

/** Set-up, step after step. ar.setup.steps */
export const setUp = flow('setUp', [
  step('next', (_state: ArmadaState, { next }): OrdersOf<'setUp'> => {
    const begun = STEPS[next];
    if (!begun) return [{ kind: 'beginSetUpStep', step: null }];
    return [
      note({ next: next + 1 }),
      { kind: 'beginSetUpStep', step: begun },
      goTo('next'),
      ...ordersOf(begun),
    ];
  }),
]);

/** What the objective orders when set-up has come to a point. ar.setup.only-objective-effects */
export const objectivePoint = flow('objectivePoint', [
  step('orders', (state, { point }) => objectiveOrders(state, point)),
]);
