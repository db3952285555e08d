import { usesAfter } from '@sortie/cards';
import type { RoundEvent } from '../model/index.ts';
import type { Appliers } from './applier.ts';
import { changeNothing, unitIn } from './applier.ts';
import { activationAppliers } from './apply-activation.ts';
import { commandAppliers } from './apply-command.ts';
import { orderAppliers } from './apply-orders.ts';

/** Rounds, phases, command cards, orders, activations and the tokens of units. */
export const roundAppliers: Pick<Appliers, RoundEvent['kind']> = {
  ...commandAppliers,
  ...orderAppliers,
  ...activationAppliers,
  roundStarted: (state, { round }) => {
    state.round = round;
    state.priority = null;
    state.lastActive = null;
    for (const player of state.players) {
      player.nominated = null;
      player.barred = [];
    }
    for (const unit of state.units) {
      unit.wasOrdered = false;
      unit.activated = false;
      unit.standardMoves = 0;
      unit.uses = usesAfter(unit.uses, ['pool', 'attack', 'activation', 'round']);
    }
  },
  phaseStarted: (state, { phase }) => {
    state.phase = phase;
    // A card may lend keywords in one phase alone. lg.setup.deploy.card-first
    state.serial++;
  },
  tokensGained: (state, { unit, token, count }) => {
    unitIn(state, unit).tokens[token] += count;
  },
  tokensRemoved: (state, { unit, token, count }) => {
    unitIn(state, unit).tokens[token] -= count;
  },
  tokenSpent: (state, { unit, token }) => {
    unitIn(state, unit).tokens[token]--;
  },
  unitRecovered: changeNothing,
  // lg.end-phase.remove-aim-dodge-standby
  roundTokensRemoved: (state) => {
    for (const { tokens } of state.units) {
      tokens.aim = 0;
      tokens.dodge = 0;
      tokens.standby = 0;
    }
  },
  counterAdvanced: (state, { holder }) => {
    state.counter = holder;
  },
  victoryTokensGained: (state, { side, count }) => {
    state.victoryTokens[side] += count;
  },
};
