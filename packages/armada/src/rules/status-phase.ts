import { objectiveEndOfRound } from '../objectives/index.ts';
import { seatsByInitiative, secondPlayer } from './in-play.ts';
import { tableOf } from './table.ts';
import { flow, opens, step } from './words.ts';

/** Ready defense tokens and upgrade cards, flip the initiative token, count the round. ar.phase.status.order */
export const statusPhase = flow('statusPhase', [
  step('start', () => [{ kind: 'startPhase', phase: 'status' }]),
  step('ready', () => [{ kind: 'readyComponents' }]),
  step('flip', () => [{ kind: 'flipInitiativeToken' }]),
  opens('endOfRound', { rule: 'ar.timing.first-player-first', order: seatsByInitiative }),
  step('objective', (state) => objectiveEndOfRound(state, tableOf(state))),
  // ar.round.six-round-limit, ar.optional.unlimited.no-round-limit
  step('limit', ({ options: { roundLimit }, round }) =>
    roundLimit !== null && round >= roundLimit ? [{ kind: 'endByScore' }] : [],
  ),
  // ar.optional.unlimited.initiative-passes
  step('passInitiative', (state) =>
    state.options.roundLimit === null ? [{ kind: 'giveInitiative', side: secondPlayer(state) }] : [],
  ),
]);
