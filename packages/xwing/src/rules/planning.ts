import type { Request, SeatId } from '@sortie/kernel';
import { offers, refused } from '@sortie/kernel';
import { isAnswered, isForbidden } from '../abilities/questions.ts';
import type { Maneuver } from '../catalogue/index.ts';
import { missionForbidsManeuver } from '../missions/index.ts';
import type { Ship, XwingEffect, XwingState } from '../model/index.ts';
import { isInPlay, isIonized, seatsByInitiative, takesTurns, typeOf } from './in-play.ts';
import { asksAll, flow, opens, step } from './words.ts';

export type DialAnswer = { readonly speed: number; readonly bearing: string };
export type ReadyAnswer = { readonly ready: boolean };
type PlanningAnswer = DialAnswer | ReadyAnswer;

/** Ships that get a dial this round: an ionized ship gets none. xw.ion.planning-no-dial */
export function takesDial(ship: Ship): boolean {
  return isInPlay(ship) && !isIonized(ship) && takesTurns(ship);
}

/**
 * What the ship may be assigned, red maneuvers under stress too; with nothing left its whole dial.
 * xw.ship.dial.matches-type, xw.planning.red-while-stressed-allowed
 */
export function assignableManeuvers(state: XwingState, ship: Ship): readonly Maneuver[] {
  const { dial } = typeOf(ship);
  if (!state.mission && !isAnswered(state, 'forbids', 'assignManeuver')) return dial;
  const legal = dial.filter((maneuver) => whyNotAssignable(state, ship, maneuver) === undefined);
  return legal.length > 0 ? legal : dial;
}

function whyNotAssignable(state: XwingState, ship: Ship, maneuver: Maneuver): string | undefined {
  const mission = missionForbidsManeuver(state, ship, maneuver);
  if (mission) return mission;
  return isForbidden(state, { kind: 'assignManeuver', ship, maneuver })
    ? 'xw.planning.choose-secret'
    : undefined;
}

const answersOfDials = new WeakMap<readonly Maneuver[], readonly DialAnswer[]>();

/** The same list for the same dial: most ships may be assigned all of it, round after round. */
function dialAnswers(maneuvers: readonly Maneuver[]): readonly DialAnswer[] {
  let answers = answersOfDials.get(maneuvers);
  if (!answers) {
    answers = maneuvers.map(({ speed, bearing }) => ({ speed, bearing }));
    answersOfDials.set(maneuvers, answers);
  }
  return answers;
}

function dialRequest(state: XwingState, ship: Ship): Request<DialAnswer> {
  const legal = assignableManeuvers(state, ship);
  return {
    seat: ship.seat,
    kind: 'setDial',
    rule: 'xw.planning.choose-secret',
    key: ship.id,
    about: { ship: ship.id },
    settled: ship.dial !== null,
    answers: offers(dialAnswers(legal)),
    whyNot: (answer) => {
      const { speed, bearing } = (answer ?? {}) as Partial<DialAnswer>;
      const wanted = typeOf(ship).dial.find((each) => each.speed === speed && each.bearing === bearing);
      if (!wanted) return refused('xw.ship.dial.matches-type', { ship: ship.id });
      return refused(whyNotAssignable(state, ship, wanted) ?? 'xw.planning.choose-secret', { ship: ship.id });
    },
  };
}

/** Closing one's planning; it may be opened again while others think. xw.planning.change-until-end */
function readyRequest(seat: SeatId, ready: boolean): Request<ReadyAnswer> {
  return {
    seat,
    kind: 'endPlanning',
    rule: 'xw.planning.end-condition',
    settled: ready,
    answers: offers([{ ready: !ready }]),
  };
}

function planningRequests(state: XwingState): Request<PlanningAnswer>[] {
  return state.seats.flatMap(({ id }) => {
    const ships = state.ships.filter((ship) => ship.seat === id && takesDial(ship));
    if (ships.length === 0) return [];
    if (state.ready.includes(id)) return [readyRequest(id, true) as Request<PlanningAnswer>];
    const dials = ships.map((ship) => dialRequest(state, ship) as Request<PlanningAnswer>);
    // xw.planning.must-assign-all
    return ships.every((ship) => ship.dial !== null)
      ? [...dials, readyRequest(id, false) as Request<PlanningAnswer>]
      : dials;
  });
}

function takePlanning(
  state: XwingState,
  request: Request<PlanningAnswer>,
  answer: PlanningAnswer,
): XwingEffect[] {
  if ('ready' in answer) return [{ kind: 'ready', seat: request.seat, ready: answer.ready }];
  const { ship: id } = request.about as { readonly ship: Ship['id'] };
  const ship = state.ships.find((each) => each.id === id)!;
  const maneuver = typeOf(ship).dial.find(
    (each) => each.speed === answer.speed && each.bearing === answer.bearing,
  )!;
  return [{ kind: 'setDial', ship: id, maneuver }];
}

/**
 * Planning phase: everybody sets dials at once and in any order, without seeing where they lead.
 * xw.planning.simultaneous, xw.planning.any-order, xw.planning.no-template-testing
 */
export const planning = flow('planning', [
  step('start', (state: XwingState) => [
    { kind: 'startPhase', phase: 'planning' },
    ...state.ready.map((seat): XwingEffect => ({ kind: 'ready', seat, ready: false })),
  ]),
  opens('startOfPlanning', { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative }),
  asksAll('setDials', {
    requests: planningRequests,
    take: (state, _at, request, answer) => takePlanning(state, request, answer),
  }),
  opens('endOfPlanning', { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative }),
]);
