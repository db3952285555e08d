import type { Plain } from '@sortie/kernel';
import { pointAt } from '@sortie/scene';
import type { ActionAnswer } from '../model/questions/round-questions.ts';

export const LEARNER = 'p1';
export const OTHER = 'p2';

/** Everybody of a unit of four fires this weapon. */
export function volley<Defender extends string>(unit: string, defender: Defender, weapon: string) {
  const miniatures = [1, 2, 3, 4].map((number) => `${unit}.m${number}`);
  return { defender, type: 'ranged', weapons: [{ weapon, miniatures }] } as const;
}

type Volley = ReturnType<typeof volley>;

/** What the other side answers. */
export function answers(
  question: string,
  answer: Readonly<Record<string, string | number | boolean>> | Volley,
) {
  return { seat: OTHER, question, answer } as const;
}

export function uses(use: string, choice: number | string | readonly string[]) {
  return { seat: OTHER, question: 'useAbility', answer: { use, choice } } as const;
}

/** The learner chooses a unit: for an order, or to activate it. */
export function asksUnit<Unit extends string>(question: 'issueOrder' | 'chooseUnit', unit: Unit) {
  return {
    pointsAt: [pointAt(unit), { kind: 'answer', answer: { unit } }],
    asks: { question, goesOn: [{ unit }] },
  } as const;
}

/** The learner's unit does something. */
export function asksAction<const Action extends Extract<ActionAnswer, { readonly action: string }>>(
  action: Action | { readonly action: 'card'; readonly card: string },
) {
  return {
    pointsAt: [{ kind: 'answer', answer: action }],
    asks: { question: 'chooseAction', goesOn: [action] },
  } as const;
}

/** How far the tool of the learner may lie from the suggested one: degrees, and a share of its length. */
const ROUGHLY = { angle: 15, bend: 30, along: 0.12 } as const;

/** The learner lays the tool, or nearly so. */
export function asksMove<Unit extends string>(unit: Unit, move: { readonly [field: string]: Plain }) {
  return {
    pointsAt: [pointAt(unit)],
    asks: { question: 'move', goesOn: [move], roughly: ROUGHLY },
  } as const;
}

export function asksVolley<Pool extends Volley>(pool: Pool & { readonly [Key in keyof Pool]: Pool[Key] }) {
  return {
    pointsAt: [pointAt(pool.defender), { kind: 'answer', answer: pool }],
    asks: { question: 'formPool', goesOn: [pool] },
  } as const;
}

/** The learner uses an ability in one way. */
export function asksUse<const Choice extends readonly string[]>(use: string, choice: Choice) {
  const answer = { use, choice } as const;
  return {
    pointsAt: [{ kind: 'answer', answer }],
    asks: { question: 'useAbility', goesOn: [answer] },
  } as const;
}
