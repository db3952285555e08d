import { withMoments } from '@sortie/cards';
import type { FlowTable, Game } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { isHeard, listeners, whyNotUsed } from './abilities/listeners.ts';
import { moments } from './abilities/moments.ts';
import type { ArmadaEffect, ArmadaEvent, ArmadaState, ArmadaWords } from './model/index.ts';
import { objectiveFlows } from './objectives/flows.ts';
import { apply } from './rules/apply.ts';
import { attack } from './rules/attack.ts';
import { attackChance } from './rules/attack-chance.ts';
import { cardQuestion } from './rules/card-question.ts';
import {
  commandDone,
  concentrateFireCommand,
  repairCommand,
  squadronCommand,
} from './rules/command-flows.ts';
import { commandPhase } from './rules/command-phase.ts';
import { faults } from './rules/faults.ts';
import { gameFlow } from './rules/game-flow.ts';
import { maneuver } from './rules/maneuver.ts';
import { momentFlows } from './rules/moment-flows.ts';
import { obstacleOverlap } from './rules/obstacle-overlap.ts';
import { perform } from './rules/perform.ts';
import { chooseRerolls } from './rules/rerolls.ts';
import { shipActivation } from './rules/ship-activation.ts';
import { shipPhase } from './rules/ship-phase.ts';
import { squadronActivation, squadronMove } from './rules/squadron-activation.ts';
import { squadronPhase } from './rules/squadron-phase.ts';
import { statusPhase } from './rules/status-phase.ts';
import { faceupCard, suffer, turnedCard } from './rules/suffer.ts';
import { gainToken } from './rules/token-gain.ts';
import { begin, refuseOptions } from './setup/begin.ts';
import { chooseObjective } from './setup/choose-objective.ts';
import { deployment } from './setup/deployment.ts';
import { initiative } from './setup/initiative.ts';
import { placeObstacles } from './setup/obstacles.ts';
import { readPosition, writePosition } from './setup/position.ts';
import { objectivePoint, setUp } from './setup/set-up.ts';
import { reveals, see } from './view/see.ts';
import { view } from './view/view.ts';

const flows: FlowTable<ArmadaWords> = {
  game: gameFlow,
  setUp,
  objectivePoint,
  initiative,
  chooseObjective,
  placeObstacles,
  deployment,
  commandPhase,
  shipPhase,
  squadronPhase,
  statusPhase,
  gainToken,
  squadronCommand,
  repairCommand,
  concentrateFireCommand,
  commandDone,
  shipActivation,
  squadronActivation,
  squadronMove,
  maneuver,
  obstacleOverlap,
  attackChance,
  attack,
  chooseRerolls,
  suffer,
  faceupCard,
  turnedCard,
  cardQuestion,
  ...objectiveFlows,
  ...momentFlows,
};

/** Armada, by its first Rules Reference. */
export const armada: Game<ArmadaState, ArmadaEffect, ArmadaEvent> = {
  name: 'armada',
  rules: 'armada-2',
  flows,
  refuseOptions,
  begin,
  perform: withMoments(moments, isHeard, perform),
  apply,
  keepsEventsApart: true,
  isHeard,
  listeners,
  whyNotUsed,
  view,
  see,
  reveals,
  milestone: (state) => state.round,
  command: () => refused('table.malformed-command', { field: 'kind' }),
  // ar.optional.team.dials-hidden
  publicTalkRule: 'ar.optional.team.dials-hidden',
  faults,
  readPosition,
  writePosition,
};
