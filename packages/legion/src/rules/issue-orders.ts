import type { Plain, SeatId } from '@sortie/kernel';
import { endFlow, goTo, note, offers, refused } from '@sortie/kernel';
import { commandCard } from '../catalogue/index.ts';
import type { IssuingOrders, LegionState, OrdersOf, Unit, UnitId } from '../model/index.ts';
import { findUnit, isInPlay, seatsFrom, unitOf } from './in-play.ts';
import { nomineesFor } from './nominees.ts';
import { fits, slotsOf } from './order-slots.ts';
import { tableOf } from './table.ts';
import { asks, flow, opens, step } from './words.ts';

/** How far the orders of a nominated unit reach. lg.orders.eligible.range */
const ORDER_RANGE = 3;

/** However many a card takes away. */
const LEAST_ORDERS = 1;

/** The rule that keeps a unit from being issued an order by this unit; undefined when nothing does. */
export function whyNotOrdered(state: LegionState, unit: Unit, by: UnitId): string | undefined {
  const table = tableOf(state);
  // In a team battle the partner's units too. lg.team.orders-own
  if (!isInPlay(unit) || unit.seat !== unitOf(state, by).seat) return 'lg.orders.eligible.range';
  if (unit.wasOrdered) return 'lg.orders.eligible.once';
  if (unit.order !== 'card') return 'lg.orders.token.one-per-unit';
  const isInRange =
    // lg.orders.eligible.self
    unit.id === by ||
    table.range(by, unit.id) <= ORDER_RANGE ||
    table.isPermitted({ kind: 'orderFromAfar', unit, by });
  if (!isInRange) return 'lg.orders.eligible.range';
  return table.isForbidden({ kind: 'beOrdered', unit, by })
    ? 'lg.golden-rules.cannot-is-absolute'
    : undefined;
}

/**
 * Whether the card has an order left for this unit. Any set of units that its bar can hold grows to a largest one, so
 * whoever is ordered one by one until nobody is left has issued as many as possible. lg.orders.must-issue-max
 */
function hasOrderFor(state: LegionState, at: IssuingOrders, unit: Unit): boolean {
  const { seat, card, issued, replaced, nominated } = at;
  if (card === null || nominated === null) return false;
  // Those that `each` means.
  const left = state.units.filter((each) => whyNotOrdered(state, each, nominated) === undefined);
  const more = tableOf(state).cards.sum('orders', { seat, card });
  const slots = slotsOf(commandCard(card), issued.length + left.length, more);
  const most = Math.max(Math.min(LEAST_ORDERS, slots.length), slots.length + Math.min(0, more));
  const named = [...issued.map((id) => unitOf(state, id)), unit];
  return named.length + replaced <= most && fits(slots, named);
}

/** Units that may be named for the next order of the card. */
function unitsDue(state: LegionState, at: IssuingOrders): Unit[] {
  const { nominated } = at;
  if (nominated === null || !isInPlay(unitOf(state, nominated))) return [];
  return state.units.filter(
    (unit) => whyNotOrdered(state, unit, nominated) === undefined && hasOrderFor(state, at, unit),
  );
}

/** How many more orders the card issues. */
function ordersLeft(state: LegionState, at: IssuingOrders): number {
  let issuing = at;
  for (const unit of unitsDue(state, at)) {
    if (hasOrderFor(state, issuing, unit)) issuing = { ...issuing, issued: [...issuing.issued, unit.id] };
  }
  return issuing.issued.length - at.issued.length;
}

function whyNotNamed(state: LegionState, at: IssuingOrders, asked: Plain): string {
  const { unit: id } = (asked ?? {}) as { readonly unit?: string };
  const unit = id === undefined ? undefined : findUnit(state, id);
  if (!unit || at.nominated === null) return 'lg.orders.must-issue-max';
  return whyNotOrdered(state, unit, at.nominated) ?? 'lg.orders.eligible.type';
}

/** A player resolves a command card: nominates a unit, and that unit issues its orders. lg.orders.priority-player-first */
export const issueOrders = flow('issueOrders', [
  asks('nominate', {
    question: 'nominate',
    request: (state, { seat, card }) => {
      const nominees = card === null ? [] : nomineesFor(state, seat, card);
      if (card === null || nominees.length < 2) return undefined;
      const rule = 'lg.orders.nominate.commander';
      return {
        seat,
        rule,
        about: { card },
        answers: offers(nominees.map(({ id }) => ({ unit: id }))),
        whyNot: (answer) => refused(whyNotNominated(state, answer), answer),
      };
    },
    take: (_state, _at, { unit }) => [note({ nominated: unit })],
  }),
  step('nominated', (state, { seat, card, nominated }) => {
    const unit = nominated ?? (card === null ? undefined : nomineesFor(state, seat, card)[0]?.id);
    return unit === undefined ? [] : [note({ nominated: unit }), { kind: 'nominate', seat, unit }];
  }),
  opens('issueOrders', { rule: 'lg.orders.sequential', order: (_state, { seat }) => [seat] }),
  asks('next', {
    question: 'issueOrder',
    request: (state, at) => {
      const due = unitsDue(state, at);
      if (due.length < 2 || at.card === null || at.nominated === null) return undefined;
      return {
        seat: at.seat,
        rule: 'lg.orders.sequential',
        about: { card: at.card, by: at.nominated, left: ordersLeft(state, at) },
        answers: offers(due.map(({ id }) => ({ unit: id }))),
        whyNot: (answer) => refused(whyNotNamed(state, at, answer), answer),
      };
    },
    take: (_state, at, { unit }) => issue(at, unit),
  }),
  // Nobody is asked where there is one unit left to name. lg.orders.must-issue-max
  step('last', (state, at) => {
    const [only] = unitsDue(state, at);
    return only ? issue(at, only.id) : [];
  }),
]);

function whyNotNominated(state: LegionState, asked: Plain): string {
  const { unit: id } = (asked ?? {}) as { readonly unit?: string };
  const unit = id === undefined ? undefined : findUnit(state, id);
  return unit?.rank === 'operative'
    ? 'lg.orders.nominate.no-operative-otherwise'
    : 'lg.orders.nominate.commander';
}

/** Its triggers are resolved before the next order is issued. lg.orders.triggers-before-next */
function issue({ card, nominated, issued }: IssuingOrders, unit: UnitId): OrdersOf<'issueOrders'> {
  return [
    note({ issued: [...issued, unit] }),
    goTo('next'),
    { kind: 'issueOrder', unit, by: nominated, source: card },
  ];
}

function ownerFirst(state: LegionState, { unit }: { readonly unit: UnitId }): SeatId[] {
  return seatsFrom(state, unitOf(state, unit).seat);
}

/** One order on its way: it may be passed on, then the token is placed. lg.orders.triggers-before-next */
export const order = flow('order', [
  step('name', (_state, { unit, by, source }) => [{ kind: 'nameForOrder', order: { unit, by, source } }]),
  opens('beforeOrder', { rule: 'lg.orders.triggers-before-next', order: ownerFirst }),
  step('place', (_state, { unit, isGone }) => (isGone ? [endFlow] : [{ kind: 'placeOrderToken', unit }])),
  opens('orderIssued', { rule: 'lg.orders.triggers-before-next', order: ownerFirst }),
]);
