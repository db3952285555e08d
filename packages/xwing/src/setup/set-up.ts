import { goTo, note } from '@sortie/kernel';
import type { OrdersOf, SetUpStep, XwingOrder, XwingState } from '../model/index.ts';
import { flow, run, step } from '../rules/words.ts';

/** xw.setup.order */
const SEVEN: readonly SetUpStep[] = [
  'gatherForces',
  'determineInitiative',
  'establishPlayArea',
  'placeObstacles',
  'deployShips',
  'setShields',
  'prepareComponents',
];

/** Initiative follows from the forces; obstacles, where used, lie on the area before ships do. xw.setup.core2012-order */
const EIGHT: readonly SetUpStep[] = [
  'chooseFactions',
  'gatherForces',
  'assembleShips',
  'establishPlayArea',
  'placeObstacles',
  'deployShips',
  'layOutCards',
  'setShields',
  'prepareComponents',
];

function stepsOf({ options }: XwingState): readonly SetUpStep[] {
  const steps = options.variant === 'core2012' ? EIGHT : SEVEN;
  const isLeftOut = options.mission || (options.variant === 'core2012' && options.obstacles === null);
  return isLeftOut ? steps.filter((each) => each !== 'placeObstacles') : steps;
}

function orders(state: XwingState, begun: SetUpStep): readonly XwingOrder[] {
  const { variant, mission } = state.options;
  const settlesInitiative = variant === 'core2012' ? 'gatherForces' : 'determineInitiative';
  if (begun === settlesInitiative) return [run('initiative', { chooser: null, rolled: false })];
  switch (begun) {
    case 'placeObstacles':
      return [run('placeObstacles', { turn: null }), run('takeEdges', {})];
    case 'deployShips':
      // A mission places its own ships and obstacles. xw.mission.setup.replaces-deploy
      return mission ? [run('missionSetUp', { next: 0 })] : [run('takeEdges', {}), run('deployment', {})];
    case 'setShields':
      // xw.setup.shields
      return state.ships.map(({ id }) => ({ kind: 'setShields', ship: id }));
    default:
      return [];
  }
}

/** Set-up, step after step. rulebook: setup */
export const setUp = flow('setUp', [
  step('next', (state, { next }): OrdersOf<'setUp'> => {
    const begun = stepsOf(state)[next];
    if (!begun) return [];
    return [
      note({ next: next + 1 }),
      { kind: 'beginSetUpStep', step: begun },
      goTo('next'),
      ...orders(state, begun),
    ];
  }),
]);
