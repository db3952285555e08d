import type { ArmadaView } from '@sortie/armada/view';
import type { Decision, Plain } from '@sortie/kernel';
import type { Level } from '../level.ts';
import { thoughtfulPlayer, usualAnswer } from '../planning/thoughtful-player.ts';
import type { Player } from '../player.ts';
import { chooseShip } from './planner/choose-activation.ts';
import { chooseCourse } from './planner/choose-course.ts';
import { chooseDials } from './planner/choose-dials.ts';
import {
  chooseArrival,
  chooseKeptBack,
  chooseObjective,
  chooseObjectiveShip,
  chooseTokenMove,
  chooseTokenPlace,
} from './planner/choose-for-objective.ts';
import { chooseDiscard, chooseRepair, chooseZone } from './planner/choose-repair.ts';
import { chooseDeployment, chooseInitiative, chooseObstacle } from './planner/choose-setup.ts';
import { chooseDeed, chooseDisplaced, chooseMove, chooseSquadron } from './planner/choose-squadron.ts';
import { chooseTarget } from './planner/choose-target.ts';
import { chooseRedirect, chooseRemovedDie, chooseReroll, chooseUse } from './planner/choose-use.ts';
import { depthOf } from './planner/depth.ts';
import { fleetsOf } from './planner/fleets.ts';
import type { Thinking } from './planner/thinking.ts';

/**
 * A player who plans: sets commands for the rounds in which they are revealed, weighs courses by the fire given and
 * taken, sends squadrons where they are of use, and spends tokens where they save something. What it does follows from
 * its seed and what it is shown. A fault in its thinking is told to whoever wants to know, and costs it a thought.
 */
export function armadaPlanner(
  level: Level,
  seed: string,
  tellFault: (fault: unknown) => void = () => {},
): Player {
  const depth = depthOf(level);
  return thoughtfulPlayer<ArmadaView>({
    seed: `${level} ${seed}`,
    lapse: depth.lapse,
    isHeldTo,
    answerTo: (thought) => answerTo({ ...thought, depth, fleets: fleetsOf(thought.view, thought.side) }),
    tellFault,
  });
}

/** A course or a place in the line is never left to a lapse: a ship flown off the table is lost. */
function isHeldTo({ kind }: Decision): boolean {
  return kind === 'chooseCourse' || kind === 'deploy';
}

type Chooser = (thinking: Thinking) => Plain;

const choosers: Readonly<Record<string, Chooser>> = {
  assignDials: chooseDials,
  chooseShip,
  chooseSquadron,
  commandSquadron: chooseSquadron,
  repair: chooseRepair,
  declareTarget: chooseTarget,
  additionalSquadron: chooseTarget,
  removeDie: chooseRemovedDie,
  rerollDie: chooseReroll,
  redirectDamage: chooseRedirect,
  chooseZone,
  chooseCourse,
  placeDisplaced: chooseDisplaced,
  discardDamage: chooseDiscard,
  chooseDeed,
  moveSquadron: chooseMove,
  chooseInitiative,
  chooseObjective,
  placeObstacle: chooseObstacle,
  deploy: chooseDeployment,
  placeObjectiveToken: chooseTokenPlace,
  moveObjectiveToken: chooseTokenMove,
  chooseObjectiveShip,
  setAsideUnits: chooseKeptBack,
  chooseForCard: chooseArrival,
  useAbility: chooseUse,
};

function answerTo(thinking: Thinking): Plain {
  const { decision } = thinking;
  const choose = Object.hasOwn(choosers, decision.kind) ? choosers[decision.kind] : undefined;
  return choose ? choose(thinking) : usualAnswer(decision);
}
