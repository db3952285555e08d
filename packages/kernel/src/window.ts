import type { Listener, WindowAnswer } from './ability.ts';
import { PASS } from './ability.ts';
import type { Offers, Picks, Question, Request } from './decision.ts';
import { requestOf } from './decision.ts';
import type { WindowStep } from './engine-step.ts';
import { isFields } from './fields.ts';
import { suggestedPicks } from './picking.ts';
import type { Plain } from './plain.ts';
import { equal } from './plain.ts';
import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';
import type { SeatId } from './seat.ts';
import type { StandingPass } from './state.ts';

/** An ability that may be used now, in one of these ways. */
export interface Heard<Effect> {
  readonly listener: Listener<Effect>;
  /** All ways, or those worth listing where they are picks. */
  readonly choices: readonly Plain[];
  readonly picks: Picks | undefined;
}

/** Each ability speaks at most once in a window, unless it may repeat; one without a choice cannot speak. */
export function heardOf<Effect>(
  listeners: readonly Listener<Effect>[],
  used: readonly string[],
): Heard<Effect>[] {
  const heard: Heard<Effect>[] = [];
  for (const listener of listeners) {
    if (!listener.ability.repeatable && used.includes(listener.key)) continue;
    const given = listener.ability.choices(listener.at);
    const picks = isPicks(given) ? given : undefined;
    const choices = picks ? suggestedPicks(picks) : (given as readonly Plain[]);
    if (choices.length > 0) heard.push({ listener, choices, picks });
  }
  return heard;
}

function isPicks(choices: readonly unknown[] | Picks): choices is Picks {
  return !Array.isArray(choices);
}

/**
 * A mandatory ability that is used without asking anybody: it can be used in one way only, and it is alone,
 * stands before other copies of itself, or says that its order cannot matter.
 */
export function findForced<Effect>(heard: readonly Heard<Effect>[]): Heard<Effect> | undefined {
  const free = heard.find((each) => each.listener.ability.automatic && hasOneWay(each));
  if (free) return free;
  const first = heard[0];
  if (!first || !hasOneWay(first)) return undefined;
  const { id } = first.listener.ability;
  return heard.every((each) => each.listener.ability.id === id && hasOneWay(each)) ? first : undefined;
}

function hasOneWay<Effect>({ listener, choices }: Heard<Effect>): boolean {
  return !listener.ability.optional && choices.length === 1;
}

/** Whether a standing pass lets this window go by: never while something must be used. */
export function isPassed<Effect>(
  heard: readonly Heard<Effect>[],
  passes: readonly StandingPass[],
  { seat, window, milestone }: { readonly seat: SeatId; readonly window: string; readonly milestone: number },
): boolean {
  if (passes.length === 0 || heard.some(({ listener }) => !listener.ability.optional)) return false;
  const isIdle = () => heard.every(({ listener }) => listener.ability.canChange?.(listener.at) === false);
  return passes.some(
    (pass) =>
      pass.seat === seat &&
      (pass.window === null || pass.window === window) &&
      (pass.until === null || milestone <= pass.until) &&
      (pass.when === 'always' || isIdle()),
  );
}

/** Mandatory abilities come before the window may be let go by. */
export function windowRequest<State, Effect>(
  step: WindowStep<State>,
  seat: SeatId,
  heard: readonly Heard<Effect>[],
  whyNotUsed: (use: string, choice: Plain) => Refusal | undefined,
): Request {
  const mandatory = heard.filter(({ listener }) => !listener.ability.optional);
  const question: Question = {
    seat,
    rule: step.rule,
    about: { window: step.window, abilities: heard.map(({ listener }) => describeListener(listener)) },
    answers: usesOf(heard, mandatory.length === 0),
    whyNot: (answer) => {
      if (equal(answer, PASS)) {
        return refused(step.rule, { mandatory: mandatory.map(({ listener }) => listener.key) });
      }
      const { use, choice = null } = isFields(answer) ? answer : {};
      return typeof use === 'string' ? whyNotUsed(use, choice) : undefined;
    },
  };
  return requestOf(question, 'useAbility');
}

function usesOf<Effect>(heard: readonly Heard<Effect>[], mayPass: boolean): Offers {
  const uses: WindowAnswer[] = heard.flatMap(({ listener, choices }) =>
    choices.map((choice) => ({ use: listener.key, choice })),
  );
  const picks = heard.flatMap((each) => (each.picks ? [{ use: each.listener.key, picks: each.picks }] : []));
  return {
    kind: 'offers',
    offers: mayPass ? [...uses, PASS] : uses,
    ...(picks.length > 0 ? { picks } : {}),
  };
}

function describeListener<Effect>({ key, ability, about }: Listener<Effect>): Plain {
  return { key, ability: ability.id, optional: ability.optional, about: about ?? null };
}
