import type { FlowTable } from '@sortie/kernel';
import type { LegionWords, RoundFlows } from '../model/index.ts';
import { action } from './action.ts';
import { activation } from './activation.ts';
import { activationPhase } from './activation-phase.ts';
import { afterDeed } from './after-deed.ts';
import { commandPhase } from './command-phase.ts';
import { endPhase, promote } from './end-phase.ts';
import { freeAction } from './free-action.ts';
import { gameFlow } from './game-flow.ts';
import { issueOrders, order } from './issue-orders.ts';
import { priority } from './priority.ts';
import { recover } from './recover.ts';
import { loseSuppression } from './suppression.ts';

export const roundFlows: Pick<FlowTable<LegionWords>, keyof RoundFlows> = {
  game: gameFlow,
  commandPhase,
  priority,
  issueOrders,
  order,
  activationPhase,
  activation,
  loseSuppression,
  action,
  freeAction,
  afterDeed,
  recover,
  endPhase,
  promote,
};
