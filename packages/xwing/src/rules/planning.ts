import { offers, refused } from '@sortie/kernel';
import { isAnswered, isForbidden } from '../abilities/questions.ts';
import type { Maneuver } from '../catalogue/index.ts';
import { missionForbidsManeuver } from '../missions/index.ts';
import type { DialAnswer, Ship, XwingEffect, XwingQuestion, XwingState } from '../model/index.ts';
import { isInPlay, isIonized, seatsByInitiative, takesTurns, typeOf } from './in-play.ts';
import { asksAll, flow, opens, step } from './words.ts';

/** Ships that get a dial this round: an ionized ship gets none. xw.ion.planning-no-dial */
export function takesDial(ship: Ship): boolean {
  return isInPlay(ship) && !isIonized(ship) && takesTurns(ship);
}

/**
 * What the ship may be assigned, red maneuvers under stress too.
 * xw.ship.dial.matches-type, xw.planning.red-while-stressed-allowed
 */
export function assignableManeuvers(state: XwingState, ship: Ship): readonly Maneuver[] {
  const { dial } = typeOf(ship);
  if (!state.mission && !isAnswered(state, 'forbids', 'assignManeuver')) return dial;
  return dial.filter((maneuver) => whyNotAssignable(state, ship, maneuver) === undefined);
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

function dialQuestion(state: XwingState, ship: Ship): XwingQuestion<'setDial'> {
  const legal = assignableManeuvers(state, ship);
  return {
    seat: ship.seat,
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

function dialQuestions(state: XwingState): readonly XwingQuestion<'setDial'>[] {
  return state.ships.filter(takesDial).map((ship) => dialQuestion(state, ship));
}

function setDial(state: XwingState, id: Ship['id'], answer: DialAnswer): XwingEffect[] {
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
  step('start', () => [{ kind: 'startPhase', phase: 'planning' }]),
  opens('startOfPlanning', { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative }),
  asksAll('setDials', {
    question: 'setDial',
    requests: dialQuestions,
    take: (state, _at, { about }, answer) => setDial(state, about!.ship, answer),
    // Closed when every dial is set, and open again while others think.
    // xw.planning.must-assign-all, xw.planning.end-condition, xw.planning.change-until-end
    confirm: { question: 'endPlanning', rule: 'xw.planning.end-condition' },
  }),
  opens('endOfPlanning', { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative }),
]);
