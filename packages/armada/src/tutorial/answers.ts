import { pointAt, pointAtPart } from '@sortie/scene';
import type { Command, HullZone } from '../catalogue/index.ts';
import type { Course } from '../measuring/index.ts';
import type { Decline } from '../model/questions.ts';

export const LEARNER = 'p1';
export const OTHER = 'p2';

type Seat = typeof LEARNER | typeof OTHER;

/** As far as an X-wing squadron is suggested to fly, straight ahead. */
export const AHEAD = 185.1904296875;

/** Something that a card or a rule lets its owner do. */
export function uses(seat: Seat, use: string, choice: Choice) {
  return { seat, question: 'useAbility', answer: { use, choice } } as const;
}

interface Aimed {
  readonly target: string;
  readonly zone?: HullZone;
  readonly defendingZone?: HullZone;
}

type Choice = null | string | Readonly<Record<string, string | number | readonly string[]>>;

export function passes(seat: Seat) {
  return { seat, question: 'useAbility', answer: { pass: true } } as const;
}

/** The other side stacks its dials and is ready. */
export function othersPlan(ship: string, commands: readonly Command[]) {
  return [
    { seat: OTHER, question: 'assignDials', key: ship, answer: { commands } },
    { seat: OTHER, question: 'endCommandPhase', answer: { ready: true } },
  ] as const;
}

export function attacks<const Answer extends Aimed | Decline>(seat: Seat, answer: Answer) {
  return { seat, question: 'declareTarget', answer } as const;
}

export function steers(seat: Seat, { clicks, side }: Course) {
  return { seat, question: 'chooseCourse', answer: { clicks, side } } as const;
}

/** A squadron moves in the Squadron phase. */
export function flies(seat: Seat, squadron: string, [x, y]: readonly [number, number]) {
  return [{ seat, question: 'chooseSquadron', answer: { squadron } }, ...goesTo(seat, [x, y])] as const;
}

/** The last squadron of a side is not chosen. */
export function goesTo(seat: Seat, [x, y]: readonly [number, number]) {
  return [
    { seat, question: 'chooseDeed', answer: { deed: 'move' } },
    { seat, question: 'moveSquadron', answer: { x, y } },
  ] as const;
}

/** The learner sets so many dials of a ship. */
export function asksDials<Ship extends string, const Commands extends readonly Command[]>(
  ship: Ship,
  commands: Commands,
) {
  return {
    pointsAt: [pointAt(ship), { kind: 'answer', answer: { commands } }],
    asks: { question: 'assignDials', key: ship, goesOn: [{ commands }] },
    brings: [{ kind: 'dialsAssigned', ship, commands }],
  } as const;
}

/** The learner is ready, and the Ship phase begins. */
export const asksReady = {
  pointsAt: [pointAtPart('question')],
  asks: { question: 'endCommandPhase', goesOn: [{ ready: true }] },
} as const;

/** The learner activates a ship. */
export function asksShip<Ship extends string>(ship: Ship) {
  return {
    pointsAt: [pointAt(ship), { kind: 'answer', answer: { ship } }],
    asks: { question: 'chooseShip', goesOn: [{ ship }] },
  } as const;
}

/** The learner's squadron moves or attacks. */
export function asksDeed<Deed extends 'move' | 'attack'>(deed: Deed) {
  return {
    pointsAt: [{ kind: 'answer', answer: { deed } }],
    asks: { question: 'chooseDeed', goesOn: [{ deed }] },
  } as const;
}

/** The learner uses an ability in one way. */
export function asksUse<Use extends string, const Chosen extends Choice>(use: Use, choice: Chosen) {
  const answer = { use, choice } as const;
  return {
    pointsAt: [{ kind: 'answer', answer }],
    asks: { question: 'useAbility', goesOn: [answer] },
  } as const;
}

/** The learner bends the tool, which lies on the inner side of the turn. */
export function asksCourse<Ship extends string, const Bent extends Course>(ship: Ship, course: Bent) {
  return {
    pointsAt: [pointAt(ship), { kind: 'answer', answer: course }],
    asks: { question: 'chooseCourse', goesOn: [course] },
    brings: [{ kind: 'shipMoved', ship, course }],
  } as const;
}

/** The learner moves a squadron to a place, or near it. */
export function asksPlace<Squadron extends string>(squadron: Squadron, [x, y]: readonly [number, number]) {
  return {
    pointsAt: [pointAt(squadron), { kind: 'answer', answer: { x, y } }],
    asks: { question: 'moveSquadron', goesOn: [{ x, y }], within: 60 },
    brings: [{ kind: 'squadronMoved', squadron, to: { x, y } }],
  } as const;
}

/** The learner attacks a hull zone from another. */
export function asksShot<Target extends string>(target: Target, zone: HullZone, defendingZone: HullZone) {
  const answer = { target, zone, defendingZone } as const;
  return {
    pointsAt: [pointAt(target), { kind: 'answer', answer }],
    asks: { question: 'declareTarget', goesOn: [answer] },
  } as const;
}
