import type { ShipId, Token, XwingState } from '../model/index.ts';
import { actionChance } from './action-chance.ts';
import { isInPlay, shipOf } from './in-play.ts';
import { moment } from './moments.ts';
import type { More, Performers, Tools } from './performer.ts';
import { lockAcquired } from './target-lock.ts';
import { run } from './words.ts';

interface Taking {
  readonly ship: ShipId;
  readonly token: Token;
  readonly count: number;
  readonly spent: boolean;
}

/** No more than the ship holds. */
function takeTokens(state: XwingState, { ship, token, count: wanted, spent }: Taking, { emit }: Tools): More {
  const count = Math.min(shipOf(state, ship).tokens[token], wanted);
  if (count <= 0) return undefined;
  emit({ kind: 'tokensRemoved', ship, token, count, spent });
  return spent ? moment(state, { kind: 'run', flow: 'tokenSpent', at: { ship, token } }) : undefined;
}

/** Tokens, locks, actions and lasting effects. */
export const holdingPerformers = {
  assignTokens: (state, { ship, token, count }, { emit }) => {
    if (count <= 0 || !isInPlay(shipOf(state, ship))) return undefined;
    emit({ kind: 'tokensAssigned', ship, token, count });
    return Array.from({ length: count }, () =>
      moment(state, { kind: 'run', flow: 'tokenReceived', at: { ship, token } }),
    ).flat();
  },
  removeTokens: (state, { ship, token, count }, tools) =>
    takeTokens(state, { ship, token, count, spent: false }, tools),
  spendToken: (state, { ship, token }, tools) =>
    takeTokens(state, { ship, token, count: 1, spent: true }, tools),
  acquireLock: (state, { ship, target }, { emit }) => {
    if (shipOf(state, ship).lock) emit({ kind: 'lockRemoved', ship, spent: false });
    emit(lockAcquired(state, ship, target));
    return moment(state, { kind: 'run', flow: 'lockAcquired', at: { ship, target } });
  },
  removeLock: (state, { ship }, { emit }) => {
    if (shipOf(state, ship).lock) emit({ kind: 'lockRemoved', ship, spent: false });
  },
  spendLock: (state, { ship }, { emit }) => {
    const { lock } = shipOf(state, ship);
    if (!lock) return undefined;
    emit({ kind: 'lockRemoved', ship, spent: true });
    return moment(state, { kind: 'run', flow: 'lockSpent', at: { ship, target: lock.target } });
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
  mark: (_state, { ship, use }, { emit }) => {
    emit({ kind: 'marked', ship, use });
  },
  choose: (_state, { kind: _kind, ...question }) =>
    question.options.length > 0 ? [run('cardQuestion', question)] : undefined,
} satisfies Partial<Performers>;
