import { pointAt, pointAtPart } from '@sortie/scene';
import type { Bearing, Speed } from '../catalogue/index.ts';

export const LEARNER = 'p1';
export const OTHER = 'p2';

/** The others set their dials and are ready. */
export function othersPlan(dials: Readonly<Record<string, { speed: Speed; bearing: Bearing }>>) {
  return [
    ...Object.entries(dials).map(([key, answer]) => ({ seat: OTHER, question: 'setDial', key, answer })),
    { seat: OTHER, question: 'endPlanning', answer: { ready: true } },
  ];
}

/** One of the others takes a focus token after it has moved. */
export const othersFocus = { seat: OTHER, question: 'performAction', answer: { action: 'focus' } } as const;

export const othersPass = { seat: OTHER, question: 'useAbility', answer: { pass: true } } as const;

/** The learner turns the dial to one maneuver. */
export function asksDial<ToSpeed extends Speed, ToBearing extends Bearing>(
  speed: ToSpeed,
  bearing: ToBearing,
) {
  const answer = { speed, bearing } as const;
  return {
    pointsAt: [{ kind: 'answer', answer }],
    asks: { question: 'setDial', key: 'red', goesOn: [answer] },
    brings: [{ kind: 'dialSet', ship: 'red', maneuver: answer }],
  } as const;
}

/** The learner is ready, and ships begin to move. */
export const asksReady = {
  pointsAt: [pointAtPart('question')],
  asks: { question: 'endPlanning', goesOn: [{ ready: true }] },
} as const;

/** The learner attacks the nearer fighter. */
export const asksAttack = {
  pointsAt: [pointAt('tie'), { kind: 'answer', answer: { target: 'tie' } }],
  asks: { question: 'declareTarget', goesOn: [{ weapon: 'primary', target: 'tie' }] },
} as const;
