import { withMoments } from '@sortie/cards';
import type { FlowTable, Game } from '@sortie/kernel';
import { isHeard, listeners, whyNotUsed } from './abilities/listeners.ts';
import { moments } from './abilities/moments.ts';
import { missionFlows } from './missions/flows.ts';
import type { XwingEffect, XwingEvent, XwingState, XwingWords } from './model/index.ts';
import { action } from './rules/action.ts';
import { activation, activationPhase } from './rules/activation.ts';
import { apply } from './rules/apply.ts';
import { attack } from './rules/attack.ts';
import { bombBeneath, detonation, timedBombs } from './rules/bombs.ts';
import { cardQuestion } from './rules/card-question.ts';
import { combatPhase, opportunity } from './rules/combat.ts';
import { command, timeExpired } from './rules/command.ts';
import { grantedAttack } from './rules/declare-target.ts';
import { decloaking } from './rules/decloak.ts';
import { disputeRollOff } from './rules/dispute.ts';
import { endPhase } from './rules/end-phase.ts';
import { faults } from './rules/faults.ts';
import { gameFlow } from './rules/game-flow.ts';
import { launching } from './rules/launching.ts';
import { forcedManeuver, maneuver } from './rules/maneuver.ts';
import { momentFlows } from './rules/moment-flows.ts';
import { perform } from './rules/perform.ts';
import { placingBomb } from './rules/placing-bomb.ts';
import { planning, planningTimer } from './rules/planning.ts';
import { facedownCard, faceupCard, suffer } from './rules/suffer.ts';
import { throwing } from './rules/throwing.ts';
import { tractorBeam } from './rules/tractor-beam.ts';
import { begin, refuseOptions } from './setup/begin.ts';
import { deployment } from './setup/deployment.ts';
import { initiative } from './setup/initiative.ts';
import { placeObstacles } from './setup/obstacles.ts';
import { readPosition, writePosition } from './setup/position.ts';
import { setUp } from './setup/set-up.ts';
import { takeEdges } from './setup/take-edges.ts';
import { reveals, see } from './view/see.ts';
import { view } from './view/view.ts';

const flows: FlowTable<XwingWords> = {
  game: gameFlow,
  dispute: disputeRollOff,
  setUp,
  initiative,
  placeObstacles,
  takeEdges,
  deployment,
  planning,
  activationPhase,
  decloaking,
  activation,
  maneuver,
  forcedManeuver,
  launching,
  action,
  throwing,
  tractorBeam,

  combatPhase,
  opportunity,
  grantedAttack,
  attack,
  suffer,
  faceupCard,
  facedownCard,
  cardQuestion,
  placingBomb,
  bombBeneath,
  detonation,
  timedBombs,
  endPhase,
  ...missionFlows,
  ...momentFlows,
};

/** X-Wing, first edition. */
export const xwing: Game<XwingState, XwingEffect, XwingEvent> = {
  name: 'xwing',
  rules: 'xwing-4',
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
  command,
  timer: planningTimer,
  timeExpired,
  // xw.optional.team.public-talk
  publicTalkRule: 'xw.optional.team.public-talk',
  faults,
  readPosition,
  writePosition,
};
