import type { Decision, Plain } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';
import type { Level } from '../level.ts';
import type { Choice, Player } from '../player.ts';
import { answersOf } from '../random-player.ts';
import { chanceFrom } from './planner/chance.ts';
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
import { fieldsOf, isDeclining, type Thinking } from './planner/thinking.ts';

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
  return {
    choose(decisions, view): Choice {
      const open = decisions.filter(({ settled }) => !settled);
      const decision = (open.length > 0 ? open : decisions)[0]!;
      const answers = answersOf(decision);
      const only = answers.length === 1 ? answers[0] : undefined;
      if (only !== undefined) return { decision: decision.id, answer: only };
      const { table } = view() as unknown as { readonly table: XwingView };
      const chance = chanceFrom(`${level} ${seed} ${decision.id}`);
      const { side } = table.seats.find(({ id }) => id === decision.seat)!;
      const thinking: Thinking = {
        view: table,
        seat: decision.seat,
        side,
        depth,
        chance,
        steady: () => chanceFrom(`${level} ${seed}`),
        decision,
        decisions,
        about: fieldsOf(decision.about),
        answers,
      };
      const isLapse = depth.lapse > 0 && chance() * depth.lapse < 1 && !isHeldTo(decision);
      const answer = isLapse
        ? answers[Math.floor(chance() * answers.length)]!
        : thoughtOut(thinking, plans, tellFault);
      return { decision: decision.id, answer };
    },
  };
}

/** A dial or a place in a line is never left to a lapse: the others count on it. */
function isHeldTo({ kind }: Decision): boolean {
  return kind === 'setDial' || kind === 'deployShip';
}

/** Whatever goes wrong in thinking, the game goes on. */
function thoughtOut(thinking: Thinking, plans: Plans, tellFault: (fault: unknown) => void): Plain {
  try {
    return answerTo(thinking, plans);
  } catch (fault) {
    tellFault(fault);
    return chooseUsual(thinking.decision);
  }
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
      return chooseUsual(decision);
  }
}

/** The first answer that does something. */
function chooseUsual(decision: Decision): Plain {
  const answers = answersOf(decision);
  return answers.find((answer) => !isDeclining(answer)) ?? answers[0]!;
}
