import { withMoments } from '@sortie/cards';
import type { FlowTable, Game } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { isHeard, listeners, whyNotUsed } from './abilities/listeners.ts';
import { moments } from './abilities/moments.ts';
import type { LegionEffect, LegionEvent, LegionState, LegionWords } from './model/index.ts';
import { apply } from './rules/apply.ts';
import { attackFlows } from './rules/attack-flows.ts';
import { cardQuestion } from './rules/card-question.ts';
import { faults } from './rules/faults.ts';
import { momentFlows } from './rules/moment-flows.ts';
import { movementFlows } from './rules/movement-flows.ts';
import { perform } from './rules/perform.ts';
import { roundFlows } from './rules/round-flows.ts';
import { watchCohesion } from './rules/watch-cohesion.ts';
import { begin, refuseOptions } from './setup/begin.ts';
import { readPosition, writePosition } from './setup/position.ts';
import { setUpFlows } from './setup/set-up-flows.ts';
import { reveals, see } from './view/see.ts';
import { view } from './view/view.ts';

const flows: FlowTable<LegionWords> = {
  ...setUpFlows,
  ...roundFlows,
  ...movementFlows,
  ...attackFlows,
  ...momentFlows,
  cardQuestion,
};

/** Legion, by its Rules Reference 1.3.0. */
export const legion: Game<LegionState, LegionEffect, LegionEvent> = {
  name: 'legion',
  rules: 'legion-1',
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
  faults,
  watch: watchCohesion,
  readPosition,
  writePosition,
};
