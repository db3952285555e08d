import type { Plain, SeatId, Side } from '@sortie/kernel';
import { endFlow, goTo, note, offers, otherSide, refused, seatsOf } from '@sortie/kernel';
import type { LegionState, OrdersOf, TakingTurns, Unit, UnitId } from '../model/index.ts';
import { findUnit, isInPlay, playerOf, seatsFrom, sideOfSeat, unitOf } from './in-play.ts';
import { newActivation } from './new-activation.ts';
import { unitsForToken } from './order-pool.ts';
import { asks, flow, opens, run, step } from './words.ts';

type Choice = { readonly unit: UnitId } | { readonly draw: SeatId };

/** A unit held back still has its turn to come. lg.activation-phase.end-condition */
function isDue(unit: Unit): boolean {
  return !unit.activated && (isInPlay(unit) || (unit.whereabouts === 'aside' && unit.order === 'pool'));
}

/** A draw leads somewhere while a unit without a faceup token has its turn to come. */
function mayDraw(state: LegionState, seat: SeatId): boolean {
  return (
    playerOf(state, seat).pool.length > 0 &&
    state.units.some((unit) => unit.seat === seat && isDue(unit) && unit.order !== 'faceup')
  );
}

/** Units with faceup tokens, and the pools. lg.activation-phase.choose.faceup-or-draw, lg.team.activation.choose-player */
function choicesOf(state: LegionState, side: Side): Choice[] {
  const ordered = state.units.filter((unit) => unit.side === side && isDue(unit) && unit.order === 'faceup');
  const drawing = seatsOf(state.seats, side).filter((seat) => mayDraw(state, seat));
  return [...ordered.map(({ id }) => ({ unit: id })), ...drawing.map((seat) => ({ draw: seat }))];
}

/**
 * Priority first, then by turns; a side without units to activate leaves its turns to the other.
 * lg.activation-phase.alternate, lg.activation-phase.consecutive-turns
 */
function sideToAct(state: LegionState, turn: Side | null): Side | undefined {
  const next = turn ?? (state.priority === null ? undefined : sideOfSeat(state, state.priority)) ?? 0;
  return [next, otherSide(next)].find((side) => choicesOf(state, side).length > 0);
}

function whyNotChosen(state: LegionState, asked: Plain): string {
  const { unit: id } = (asked ?? {}) as { readonly unit?: string };
  const unit = id === undefined ? undefined : findUnit(state, id);
  if (!unit) return 'lg.activation-phase.no-pass';
  return unit.activated || !isInPlay(unit)
    ? 'lg.activation-phase.alternate'
    : 'lg.activation-phase.choose.faceup-or-draw';
}

function takeChoice(choice: Choice): OrdersOf<'activationPhase'> {
  return 'draw' in choice ? [note({ seat: choice.draw })] : [note({ next: choice.unit })];
}

/** The turn is over, and the other side's begins. */
function endTurn(side: Side): OrdersOf<'activationPhase'> {
  return [note({ next: null, seat: null, drawn: null, turn: otherSide(side) }), goTo('next')];
}

/** The token is useless, and another one is drawn. lg.activation-phase.choose.unmatched-token-redraw */
function setAsideUseless(state: LegionState, { seat, drawn }: TakingTurns): OrdersOf<'activationPhase'> {
  if (seat === null || drawn === null || unitsForToken(state, seat, drawn).length > 0) return [];
  return [
    note({ drawn: null }),
    { kind: 'setAsideOrderToken', seat, rank: drawn },
    ...(playerOf(state, seat).pool.length > 0 ? [goTo('draw')] : [note({ seat: null }), goTo('next')]),
  ];
}

/** It activates, or arrives and has activated. lg.battle-card.rapid-reinforcements.activated */
function takeTurn(state: LegionState, { id, whereabouts }: Unit) {
  return whereabouts === 'aside' ? run('arrive', { unit: id }) : run('activation', newActivation(state, id));
}

/** One unit at a time, until all have activated. lg.activation-phase.step-order, lg.activation-phase.end-condition */
export const activationPhase = flow('activationPhase', [
  step('start', () => [{ kind: 'startPhase', phase: 'activation' }]),
  step('next', (state, { turn }) => {
    const side = sideToAct(state, turn);
    return side === undefined ? [endFlow] : [note({ turn: side })];
  }),
  opens('beforeTurn', {
    rule: 'lg.activation-phase.alternate',
    order: (state, { turn }) => (turn === null ? [] : seatsOf(state.seats, otherSide(turn))),
  }),
  step('begin', (_state, { turn, begun = [] }) =>
    turn === null || begun.includes(turn) ? [] : [note({ begun: [...begun, turn] })],
  ),
  asks('choice', {
    question: 'chooseUnit',
    request: (state, { turn, next }) => {
      if (next !== null) return undefined;
      const side = sideToAct(state, turn);
      const choices = side === undefined ? [] : choicesOf(state, side);
      if (side === undefined || choices.length < 2) return undefined;
      return {
        seat: seatsOf(state.seats, side)[0]!,
        // Nobody may pass. lg.activation-phase.no-pass
        rule: 'lg.activation-phase.choose.faceup-or-draw',
        about: { drawn: null },
        answers: offers(choices),
        whyNot: (answer) => refused(whyNotChosen(state, answer), answer),
      };
    },
    take: (_state, _at, choice) => takeChoice(choice),
  }),
  step('only', (state, { turn, next, seat }) => {
    const side = sideToAct(state, turn);
    if (side === undefined || next !== null || seat !== null) return [];
    return takeChoice(choicesOf(state, side)[0]!);
  }),
  // It commits: no unit with a faceup token may be taken afterwards. lg.activation-phase.choose.faceup-or-draw
  step('draw', (_state, { seat }) => (seat === null ? [] : [{ kind: 'drawOrderToken', seat }])),
  opens('tokenDrawn', {
    rule: 'lg.orders.pool.random-draw',
    order: (state, { seat, drawn }) => (seat === null || drawn === null ? [] : seatsFrom(state, seat)),
  }),
  step('match', setAsideUseless),
  asks('choose', {
    question: 'chooseUnit',
    request: (state, { seat, drawn }) => {
      const due = seat === null || drawn === null ? [] : unitsForToken(state, seat, drawn);
      if (seat === null || due.length < 2) return undefined;
      return {
        seat,
        rule: 'lg.activation-phase.choose.faceup-or-draw',
        about: { drawn },
        answers: offers(due.map(({ id }) => ({ unit: id }))),
        whyNot: (answer) => refused('lg.activation-phase.choose.faceup-or-draw', answer),
      };
    },
    take: (_state, _at, choice) => takeChoice(choice),
  }),
  step('activate', (state, { next, seat, drawn }) => {
    const only = seat === null || drawn === null ? undefined : unitsForToken(state, seat, drawn)[0]?.id;
    const unit = next ?? only;
    if (unit === undefined) return [];
    return [
      ...(drawn === null ? [] : [{ kind: 'assignOrderToken', unit } as const]),
      ...endTurn(unitOf(state, unit).side),
      takeTurn(state, unitOf(state, unit)),
    ];
  }),
]);
