import type { NoteIn, Timer } from '@sortie/kernel';
import { innermostFrame, noteIn, offers, refused } from '@sortie/kernel';
import { isAnswered, isForbidden } from '../abilities/questions.ts';
import type { Maneuver } from '../catalogue/index.ts';
import { missionForbidsManeuver } from '../missions/index.ts';
import type {
  DialAnswer,
  Planning,
  Ship,
  XwingEffect,
  XwingEvent,
  XwingQuestion,
  XwingState,
} from '../model/index.ts';
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

const PLANNING = 'planning';

/** Two minutes for both sides together. ev.variant.timed-planning.two-minutes */
const SECONDS = 120;

/**
 * The timer of the Planning phase: it runs before the first dial can be set, and until everybody is ready.
 * ev.variant.timed-planning.starts-before-dials, ev.variant.timed-planning.two-minutes
 */
export function planningTimer(state: XwingState): Timer | undefined {
  if (!state.options.timedPlanning) return undefined;
  const frame = innermostFrame<Planning>(state, 'planning');
  if (frame?.step !== 'setDials' || frame.at.isOutOfTime) return undefined;
  return { clock: PLANNING, seconds: SECONDS, run: state.round };
}

/**
 * The phase ends with the dials that are set. Ships that were due one have missed it, not those that the rules
 * leave without. ev.variant.timed-planning.ends-phase, ev.variant.timed-planning.default-maneuver
 */
export function endTimedPlanning(state: XwingState): readonly (XwingEvent | NoteIn<Planning>)[] {
  const { id } = innermostFrame<Planning>(state, 'planning')!;
  const late = state.ships.filter((ship) => takesDial(ship) && ship.dial === null);
  return [
    { kind: 'planningTimeExpired', ships: late.map((ship) => ship.id) },
    noteIn<Planning>(id, { isOutOfTime: true }),
  ];
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
    // ev.variant.timed-planning.ends-phase
    requests: (state, { isOutOfTime }) => (isOutOfTime ? [] : dialQuestions(state)),
    take: (state, _at, { about }, answer) => setDial(state, about!.ship, answer),
    // Closed when every dial is set, and open again while others think.
    // xw.planning.must-assign-all, xw.planning.end-condition, xw.planning.change-until-end
    confirm: { question: 'endPlanning', rule: 'xw.planning.end-condition' },
  }),
  opens('endOfPlanning', { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative }),
]);
