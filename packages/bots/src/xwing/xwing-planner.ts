import type { Decision, Plain } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';
import type { Level } from '../level.ts';
import { chanceFrom } from '../planning/chance.ts';
import { thoughtfulPlayer, usualAnswer } from '../planning/thoughtful-player.ts';
import type { Player } from '../player.ts';
import { chooseAction } from './planner/choose-action.ts';
import { chooseDecloak } from './planner/choose-decloak.ts';
import { chooseDeployment } from './planner/choose-deployment.ts';
import { Plans } from './planner/choose-dial.ts';
import { chooseDisabledShip, chooseForEnemy, chooseShuttleMove } from './planner/choose-for-mission.ts';
import { chooseObstacle, choosePlaceOfForces, chooseShift } from './planner/choose-place.ts';
import { chooseShip } from './planner/choose-ship.ts';
import { chooseTarget } from './planner/choose-target.ts';
import { chooseUse } from './planner/choose-use.ts';
import { depthOf } from './planner/depth.ts';
import type { Thinking } from './planner/thinking.ts';

/**
 * A player who plans: imagines where both sides may fly, weighs damage dealt against damage taken by exact odds, and
 * spends tokens where they change something. What it does follows from its seed and what it is shown. A fault in its
 * thinking is told to whoever wants to know, and costs it a thought.
 */
export function xwingPlanner(
  level: Level,
  seed: string,
  tellFault: (fault: unknown) => void = () => {},
): Player {
  const depth = depthOf(level);
  const plans = new Plans();
  const steady = () => chanceFrom(`${level} ${seed}`);
  return thoughtfulPlayer<XwingView>({
    seed: `${level} ${seed}`,
    lapse: depth.lapse,
    isHeldTo,
    answerTo: (thought) =>
      answerTo({ ...thought, depth, steady, rivals: plans.rivalsIn(thought.view.round) }, plans),
    tellFault,
  });
}

/** A dial or a place in a line is never left to a lapse: the others count on it. */
function isHeldTo({ kind }: Decision): boolean {
  return kind === 'setDial' || kind === 'deployShip';
}

function answerTo(thinking: Thinking, plans: Plans): Plain {
  const { decision } = thinking;
  switch (decision.kind) {
    case 'setDial':
      return plans.dialFor(thinking);
    case 'performAction':
      return chooseAction(thinking);
    case 'declareTarget':
    case 'chooseWeapon':
      return chooseTarget(thinking);
    case 'useAbility':
      return chooseUse(thinking);
    case 'chooseShip':
      return chooseShip(thinking);
    case 'decloak':
      return chooseDecloak(thinking);
    case 'placeBarrelRoll':
    case 'placeDecloak':
    case 'placeDragged':
    case 'placeTallonRoll':
      return chooseShift(thinking);
    case 'deployShip':
      return chooseDeployment(thinking);
    case 'placeForces':
    case 'callReinforcement':
      return choosePlaceOfForces(thinking);
    case 'placeObstacle':
      return chooseObstacle(thinking);
    case 'moveShuttle':
      return chooseShuttleMove(thinking);
    case 'chooseDisabledShip':
      return chooseDisabledShip(thinking);
    case 'replaceManeuver':
      return chooseForEnemy(thinking);
    default:
      return usualAnswer(decision);
  }
}
