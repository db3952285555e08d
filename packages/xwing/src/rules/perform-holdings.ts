import { innermost } from '@sortie/kernel';
import { numberOf } from '../abilities/cards-in-play.ts';
import type { Attack, ShipId, Token, XwingState } from '../model/index.ts';
import { actionChance } from './action-chance.ts';
import { isInPlay, shipOf } from './in-play.ts';
import type { Performers, Tools } from './performer.ts';
import { lockAcquired } from './target-lock.ts';
import { run } from './words.ts';

interface Taking {
  readonly ship: ShipId;
  readonly token: Token;
  readonly count: number;
  readonly spent: boolean;
}

/** No more than the ship holds. */
function takeTokens(state: XwingState, { ship, token, count: wanted, spent }: Taking, { emit }: Tools): void {
  const count = Math.min(shipOf(state, ship).tokens[token], wanted);
  if (count > 0) emit({ kind: 'tokensRemoved', ship, token, count, spent });
}

/** Tokens, locks, actions and lasting effects. */
export const holdingPerformers = {
  assignTokens: (state, { ship, token, count }, { emit }) => {
    if (isInPlay(shipOf(state, ship))) emit({ kind: 'tokensAssigned', ship, token, count });
  },
  removeTokens: (state, { ship, token, count }, tools) => {
    takeTokens(state, { ship, token, count, spent: false }, tools);
  },
  spendToken: (state, { ship, token }, tools) => {
    takeTokens(state, { ship, token, count: 1, spent: true }, tools);
  },
  acquireLock: (state, { ship, target }, { emit }) => {
    if (shipOf(state, ship).lock) emit({ kind: 'lockRemoved', ship, spent: false });
    emit(lockAcquired(state, ship, target));
  },
  removeLock: (state, { ship }, { emit }) => {
    if (shipOf(state, ship).lock) emit({ kind: 'lockRemoved', ship, spent: false });
  },
  spendLock: (state, { ship }, { emit }) => {
    if (shipOf(state, ship).lock) emit({ kind: 'lockRemoved', ship, spent: true });
  },
  moveLock: (state, { from, to }, { emit }) => {
    if (shipOf(state, to).lock) emit({ kind: 'lockRemoved', ship: to, spent: false });
    emit({ kind: 'lockMoved', from, to });
  },
  recordAction: (_state, { ship, action, source }, { emit }) => {
    emit({ kind: 'actionPerformed', ship, action, source });
  },
  allowReposition: (_state, { ship, action, direction }, { emit }) => {
    emit({ kind: 'repositionFits', ship, action, direction });
  },
  failReposition: (_state, { ship, action, direction }, { emit }) => {
    emit({ kind: 'repositionFailed', ship, action, direction });
  },
  offerFreeAction: (_state, effect) => [actionChance(effect.ship, effect.actions, effect.source, effect)],
  beginLasting: (state, { ship, lasting }, { emit }) => {
    emit({ kind: 'lastingBegun', ship, lasting: { ...lasting, serial: state.serial + 1 } });
  },
  endLasting: (state, { until }, { emit }) => {
    if (state.ships.some((ship) => ship.lasting.some((each) => each.until === until))) {
      emit({ kind: 'lastingEnded', until });
    }
  },
  removeLasting: (_state, { ship, source }, { emit }) => {
    emit({ kind: 'lastingRemoved', ship, source });
  },
  countUse: (state, { ship, key, scope }, { emit }) => {
    const during = numberOf(scope, state, innermost<Attack>(state, 'attack'));
    emit({ kind: 'marked', ship, use: key, scope, during });
  },
  choose: (_state, { kind: _kind, ...question }) =>
    question.options.length > 0 ? [run('cardQuestion', question)] : undefined,
} satisfies Partial<Performers>;
