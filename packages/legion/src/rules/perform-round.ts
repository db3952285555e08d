import type { Side } from '@sortie/kernel';
import { otherSide } from '@sortie/kernel';
import type { RoundEffect } from '../model/index.ts';
import { battleRules } from './battle-rules.ts';
import { COUNTER_ROUNDS } from './end-phase.ts';
import { activationPerformers } from './perform-activation.ts';
import { commandPerformers } from './perform-command.ts';
import type { Performers } from './performer.ts';
import { tableOf } from './table.ts';
import { endByScore, victoryNow } from './winning.ts';

/** Rounds, phases, what the End Phase does, and the end of the game. */
export const roundPerformers: Pick<Performers, RoundEffect['kind']> = {
  ...commandPerformers,
  ...activationPerformers,
  startRound: (state, _effect, { emit }) => {
    emit({ kind: 'roundStarted', round: state.round + 1 });
  },
  startPhase: (_state, { phase }, { emit }) => {
    emit({ kind: 'phaseStarted', phase });
  },
  // lg.end-phase.remove-aim-dodge-standby, lg.end-phase.remove-one-suppression
  removeRoundTokens: (state, _effect, { emit }) => {
    emit({ kind: 'roundTokensRemoved' });
    return state.units.map(({ id }) => ({
      kind: 'removeTokens' as const,
      unit: id,
      token: 'suppression' as const,
      count: 1,
      source: 'endPhase',
    }));
  },
  updateOrderTokens: (_state, _effect, { emit }) => {
    emit({ kind: 'orderTokensUpdated' });
  },
  promote: (_state, { unit }, { emit }) => {
    emit({ kind: 'unitPromoted', unit });
  },
  regainCommandCards: (state, _effect, { emit }) => {
    for (const { seat, discarded } of state.players) {
      if (discarded.length > 0) emit({ kind: 'commandCardsRegained', seat, cards: [...discarded] });
    }
  },
  // Without a round limit it begins again at 1. lg.end-phase.advance-counter, lg.optional.no-limit.round-counter
  advanceCounter: ({ counter, round, options }, _effect, { emit }) => {
    const shows = options.roundLimit === null ? (round % COUNTER_ROUNDS) + 1 : round + 1;
    emit({ kind: 'counterAdvanced', shows, holder: otherSide(counter ?? 0) });
  },
  // lg.victory.token.other-sources
  gainVictoryTokens: (_state, { side, count, source }, { emit }) => {
    if (count > 0) emit({ kind: 'victoryTokensGained', side, count, source });
  },
  // lg.battle-card.objective.content
  scoreObjective: (state, { isOver }) => {
    const card = battleRules(state, 'objective');
    const scored = card?.battle?.scores?.({ table: tableOf(state), isOver }) ?? [];
    return scored.map((count, side) => ({
      kind: 'gainVictoryTokens' as const,
      side: side as Side,
      count,
      source: card!.card,
    }));
  },
  checkVictory: (state) => victoryNow(state),
  endByScore: (state) => [endByScore(state)],
};
