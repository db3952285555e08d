import { innermost, noteIn } from '@sortie/kernel';
import { numberOf } from '../abilities/cards-in-play.ts';
import { isPermitted, ownCardsWith } from '../abilities/questions.ts';
import type { Attack, Replaceable, ShipId, Token, XwingState } from '../model/index.ts';
import { actionChance } from './action-chance.ts';
import { isInPlay, shipOf } from './in-play.ts';
import { jammed } from './jam.ts';
import { chooseLockToLose, hasLocked, lockRemoved } from './locks.ts';
import type { Performers, Tools } from './performer.ts';
import { lockAcquired } from './target-lock.ts';
import { dragged } from './tractor-beam.ts';
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

/** A further lock on the same target, where a card allows it. xw.action.lock.one-maintained */
function mayLockTwice(state: XwingState, id: ShipId, locked: ShipId): boolean {
  const [ship, target] = [shipOf(state, id), shipOf(state, locked)];
  const isFurther = ship.lock?.target === locked && ship.lock.second === undefined;
  return isFurther && isPermitted(state, { kind: 'lockTwice', ship, target });
}

/** What it has on this target, or on the one whose lock counts now: both locks where a card allowed two. */
function loseLocks(
  state: XwingState,
  {
    ship: id,
    target = shipOf(state, id).lock?.target,
  }: { readonly ship: ShipId; readonly target: ShipId | undefined },
  emit: Tools['emit'],
): void {
  while (target !== undefined && hasLocked(shipOf(state, id), target)) {
    for (const event of lockRemoved(shipOf(state, id), { target, spent: false })) emit(event);
  }
}

/** Tokens, locks, actions and lasting effects. */
export const holdingPerformers = {
  assignTokens: (state, { ship, token, count, by }, { emit }) => {
    if (!isInPlay(shipOf(state, ship))) return undefined;
    emit({ kind: 'tokensAssigned', ship, token, count });
    if (token === 'tractorBeam') return dragged(state, ship, by);
    return jammed(state, ship);
  },
  replaceComing: (state, { by }) => {
    const frame = [...state.engine.stack].reverse().find(({ at }) => 'instead' in at);
    return frame ? [noteIn<Replaceable>(frame.id, { instead: by })] : undefined;
  },
  removeTokens: (state, { ship, token, count }, tools) => {
    takeTokens(state, { ship, token, count, spent: false }, tools);
  },
  spendToken: (state, { ship, token, of = ship }, tools) => {
    takeTokens(state, { ship: of, token, count: 1, spent: true }, tools);
  },
  acquireLock: (state, { ship: id, target }, { emit }) => {
    const ship = shipOf(state, id);
    if (!mayLockTwice(state, id, target)) {
      const most = ownCardsWith(state, ship, 'maintainsTwoLocks').length > 0 ? 2 : 1;
      const isAgain = hasLocked(ship, target);
      // xw.later.lock.two
      if (!isAgain && most === 2 && ship.otherLock) {
        return [chooseLockToLose(ship, 'targetLock', [{ kind: 'acquireLock', ship: id, target }])];
      }
      if (isAgain || most === 1) loseLocks(state, { ship: id, target: isAgain ? target : undefined }, emit);
    }
    const { lock } = shipOf(state, id);
    const beside = lock && lock.target !== target ? ({ beside: true } as const) : {};
    emit({ ...lockAcquired(state, id, target), ...beside });
    return jammed(state, id);
  },
  removeLock: (state, { ship, target }, { emit }) => {
    for (const event of lockRemoved(shipOf(state, ship), { target, spent: false })) emit(event);
  },
  spendLock: (state, { ship, of = ship, target }, { emit }) => {
    for (const event of lockRemoved(shipOf(state, of), { target, spent: true })) emit(event);
  },
  turnToLock: (state, { ship, target }, { emit }) => {
    if (shipOf(state, ship).otherLock?.target === target) emit({ kind: 'locksTurned', ship });
  },
  moveLock: (state, { from, to }, { emit }) => {
    loseLocks(state, { ship: to, target: undefined }, emit);
    emit({ kind: 'lockMoved', from, to });
    return jammed(state, to);
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
  // xw.later.coordinate.action
  coordinate: (_state, { target }) => [
    { kind: 'offerFreeAction', ship: target, actions: null, source: 'coordinate' },
  ],
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
