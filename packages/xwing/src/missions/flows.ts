import { goTo, note, unreachable } from '@sortie/kernel';
import type { OrdersOf, XwingRun } from '../model/index.ts';
import { flow, run, step } from '../rules/words.ts';
import { missionEnd } from './call-reinforcements.ts';
import { chooseDisabledShip } from './choose-disabled-ship.ts';
import { missionOf } from './index.ts';
import type { Block } from './mission.ts';
import { missionActivation } from './move-shuttle.ts';
import { placeAsteroids } from './place-asteroids.ts';
import { placeForces } from './place-forces.ts';
import { placeShuttle } from './place-shuttle.ts';

function runBlock(block: Block, index: number): XwingRun {
  switch (block.kind) {
    case 'shuttle':
      return run('placeShuttle', {});
    case 'forces':
      return run('placeForces', { block: index });
    case 'disabledShip':
      return run('chooseDisabledShip', {});
    case 'asteroids':
      return run('placeAsteroids', {});
    default:
      return unreachable(block);
  }
}

/** Placement by a mission in place of deployment. xw.mission.setup.replaces-deploy */
const missionSetUp = flow('missionSetUp', [
  // Without the obstacle step nobody chooses an edge. xw.setup.edge.core2012-seat
  step('takeEdges', () => [{ kind: 'takeEdges', edges: ['south', 'north'] }]),
  step('block', (state, { next }): OrdersOf<'missionSetUp'> => {
    const block = missionOf(state.mission!.id).placement[next];
    return block ? [note({ next: next + 1 }), goTo('block'), runBlock(block, next)] : [];
  }),
]);

/** Everything that a mission runs. */
export const missionFlows = {
  missionSetUp,
  placeShuttle,
  placeForces,
  chooseDisabledShip,
  placeAsteroids,
  missionActivation,
  missionEnd,
};
