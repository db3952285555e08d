import type { Plain } from '@sortie/kernel';
import type { LegionView } from '@sortie/legion/view';
import type { Level } from '../level.ts';
import { thoughtfulPlayer, usualAnswer } from '../planning/thoughtful-player.ts';
import type { Player } from '../player.ts';
import { chooseAction } from './planner/choose-action.ts';
import { chooseMove } from './planner/choose-move.ts';
import { chooseCommandCard, chooseNominee, chooseOrdered } from './planner/choose-orders.ts';
import { choosePool } from './planner/choose-pool.ts';
import {
  chooseColour,
  chooseDeployment,
  chooseElimination,
  chooseSetAside,
  chooseTerrain,
  chooseTokenPlace,
} from './planner/choose-setup.ts';
import { chooseUnit } from './planner/choose-unit.ts';
import { chooseUse } from './planner/choose-use.ts';
import { chooseLeader, chooseWounded } from './planner/choose-wounded.ts';
import { depthOf } from './planner/depth.ts';
import { fieldOf } from './planner/field.ts';
import type { Thinking } from './planner/thinking.ts';

/**
 * A player who plans: weighs what a unit can do with its actions by the fire given and taken, goes from cover to cover
 * towards what the battle cards ask for, attacks whom the exact odds favour and spends tokens where they save
 * something. What it does follows from its seed and what it is shown. A fault in its thinking is told to whoever wants
 * to know, and costs it a thought.
 */
export function legionPlanner(
  level: Level,
  seed: string,
  tellFault: (fault: unknown) => void = () => {},
): Player {
  const depth = depthOf(level);
  return thoughtfulPlayer<LegionView>({
    seed: `${level} ${seed}`,
    lapse: depth.lapse,
    isHeldTo: () => false,
    answerTo: (thought) => answerTo({ ...thought, depth, field: fieldOf(thought.view, thought.side) }),
    tellFault,
  });
}

type Chooser = (thinking: Thinking) => Plain;

const choosers: Readonly<Record<string, Chooser>> = {
  selectCommandCard: chooseCommandCard,
  nominate: chooseNominee,
  issueOrder: chooseOrdered,
  chooseUnit,
  chooseAction,
  chooseFreeAction: chooseAction,
  move: chooseMove,
  formPool: choosePool,
  chooseWounded,
  chooseLeader,
  useAbility: chooseUse,
  chooseColour,
  eliminateCard: chooseElimination,
  placeToken: chooseTokenPlace,
  chooseTerrain,
  setAside: chooseSetAside,
  deploy: chooseDeployment,
};

function answerTo(thinking: Thinking): Plain {
  const { decision } = thinking;
  const choose = Object.hasOwn(choosers, decision.kind) ? choosers[decision.kind] : undefined;
  return choose ? choose(thinking) : usualAnswer(decision);
}
