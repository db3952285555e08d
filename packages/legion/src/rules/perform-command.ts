import type { OfKind, Side } from '@sortie/kernel';
import { innermost, otherSide } from '@sortie/kernel';
import type { LegionState, Order, RoundEffect, TakingTurns } from '../model/index.ts';
import { rollDefenseDice } from './dice.ts';
import { isInPlay, playerOf, unitOf } from './in-play.ts';
import { cardPlayed } from './nominees.ts';
import { ownerOfToken, poolName, poolOf } from './order-pool.ts';
import type { Performers, Tools } from './performer.ts';
import { afterRoll, areOneTeam, type PriorityContest, priorityContest } from './priority.ts';
import { run } from './words.ts';

/** A block gives it to the side that holds the round counter. lg.command-phase.priority.tie-roll */
function rollForPriority(state: LegionState, { luck, emit }: Tools): Side {
  const holder = state.counter ?? state.blue ?? 0;
  const [face] = rollDefenseDice(luck, 'red', 1);
  emit({ kind: 'priorityRolled', side: holder, face: face! });
  return face === 'block' ? holder : otherSide(holder);
}

function announcePriority({ seats, rule }: PriorityContest, { emit }: Tools): void {
  if (seats.length === 1) emit({ kind: 'prioritySettled', seat: seats[0]!, rule });
  else emit({ kind: 'priorityTied', seats });
}

type Kinds =
  | 'selectCommandCard'
  | 'revealCommandCards'
  | 'returnCommandCard'
  | 'discardCommandCard'
  | 'lookAtHand'
  | 'settlePriority'
  | 'givePriority'
  | 'nominate'
  | 'issueOrder'
  | 'nameForOrder'
  | 'redirectOrder'
  | 'placeOrderToken'
  | 'createOrderPools'
  | 'drawOrderToken'
  | 'drawSecondToken'
  | 'keepOrderToken'
  | 'assignOrderToken'
  | 'setAsideOrderToken'
  | 'returnOrderToken'
  | 'forceActivation';

/** Command cards, priority, orders and order tokens. */
export const commandPerformers: Pick<Performers, OfKind<RoundEffect, Kinds>['kind']> = {
  selectCommandCard: (_state, { seat, card }, { emit }) => {
    emit({ kind: 'commandCardSelected', seat, card });
  },
  // All at the same moment. lg.command-phase.select.simultaneous-reveal
  revealCommandCards: (state, _effect, { emit }) => {
    const chosen = state.players.flatMap(({ seat, selected }) =>
      selected === null ? [] : [{ seat, card: selected }],
    );
    if (chosen.length === 0) return;
    emit({ kind: 'commandCardsRevealed', cards: chosen });
    for (const { seat, card } of chosen) {
      const by = cardPlayed(state, playerOf(state, seat), card);
      if (by !== card) emit({ kind: 'commandCardReplaced', seat, card, by });
    }
  },
  returnCommandCard: (_state, { seat, card, isBarred }, { emit }) => {
    emit({ kind: 'commandCardReturned', seat, card });
    if (isBarred) emit({ kind: 'commandCardBarred', seat, card });
  },
  discardCommandCard: (_state, { seat, card }, { emit }) => {
    emit({ kind: 'commandCardDiscarded', seat, card });
  },
  lookAtHand: (state, { seat, of, count }, { emit, luck }) => {
    const cards = luck.shuffled(playerOf(state, of).hand).slice(0, count);
    emit({ kind: 'handSeen', seat, of, count: cards.length, cards });
  },
  settlePriority: (state, _effect, tools) => {
    const contest = priorityContest(state);
    const isOpen = contest.seats.length > 1 && !areOneTeam(state, contest.seats);
    announcePriority(isOpen ? afterRoll(state, contest, rollForPriority(state, tools)) : contest, tools);
  },
  givePriority: (_state, { seat, rule }, { emit }) => {
    emit({ kind: 'prioritySettled', seat, rule });
  },
  nominate: (_state, { seat, unit }, { emit }) => {
    emit({ kind: 'unitNominated', seat, unit });
  },
  issueOrder: (state, { unit, by, source, replaces }, { emit }) => {
    // lg.orders.eligible.once
    if (unitOf(state, unit).wasOrdered) return;
    if (replaces) emit({ kind: 'orderReplaced' });
    return [run('order', { unit, by, source, isGone: false })];
  },
  nameForOrder: (_state, { order: { unit, by, source } }, { emit }) => {
    emit({ kind: 'orderIssued', unit, by, source });
  },
  redirectOrder: (state, { to }, { emit }) => {
    const order = innermost<Order>(state, 'order');
    if (order) emit({ kind: 'orderRedirected', unit: order.unit, to });
  },
  placeOrderToken: (state, { unit: id }, { emit }) => {
    const unit = unitOf(state, id);
    if (isInPlay(unit) && unit.order === 'card') emit({ kind: 'orderTokenPlaced', unit: id });
  },
  createOrderPools: (state, _effect, { emit, luck }) => {
    const pools = state.players.map(({ seat }) => ({ seat, pool: luck.shuffled(poolOf(state, seat)) }));
    emit({ kind: 'orderPoolsCreated', pools });
  },
  // lg.orders.pool.random-draw
  drawOrderToken: (state, { seat }, { emit, luck }) => {
    const { pool } = playerOf(state, seat);
    const place = luck.pick(poolName(seat), pool);
    emit({ kind: 'orderTokenDrawn', seat, rank: pool[place]!, place });
  },
  drawSecondToken: (state, { seat, unit, source }, { emit, luck }) => {
    const { pool } = playerOf(state, seat);
    const first = innermost<TakingTurns>(state, 'activationPhase')?.drawn;
    if (!first || pool.length === 0) return undefined;
    const second = pool[luck.pick(poolName(seat), pool)]!;
    emit({ kind: 'secondTokenDrawn', seat, rank: second });
    const options = [...new Set([first, second])].map((rank) => ({
      answer: { rank },
      effects: [{ kind: 'keepOrderToken', seat, rank } as const],
    }));
    return [{ kind: 'askForCard', seat: unitOf(state, unit).seat, unit, source, options }];
  },
  keepOrderToken: (state, { seat, rank }, { emit, luck }) => {
    const drawn = innermost<TakingTurns>(state, 'activationPhase')?.drawn;
    if (!drawn) return;
    const tokens = [...playerOf(state, seat).pool, drawn];
    tokens.splice(tokens.indexOf(rank), 1);
    emit({ kind: 'orderTokenKept', seat, rank, pool: luck.shuffled(tokens) });
  },
  assignOrderToken: (_state, { unit }, { emit }) => {
    emit({ kind: 'orderTokenAssigned', unit });
  },
  setAsideOrderToken: (state, { seat, rank }, { emit }) => {
    const unit = ownerOfToken(state, seat, rank)?.id ?? null;
    emit({ kind: 'orderTokenSetAside', seat, rank, unit });
  },
  returnOrderToken: (state, { unit: id }, { emit, luck }) => {
    const { seat, rank, order, whereabouts } = unitOf(state, id);
    if (whereabouts === 'defeated' || (order !== 'faceup' && order !== 'drawn')) return;
    const pool = luck.shuffled([...playerOf(state, seat).pool, rank]);
    emit({ kind: 'orderTokenReturned', seat, unit: id, pool });
  },
  forceActivation: (state, { unit: id }, { emit, luck }) => {
    const { seat, rank, order } = unitOf(state, id);
    const left = [...playerOf(state, seat).pool];
    if (order !== 'faceup') left.splice(left.indexOf(rank), 1);
    const pool = order === 'faceup' ? null : luck.shuffled(left);
    emit({ kind: 'activationForced', seat, unit: id, pool });
  },
};
