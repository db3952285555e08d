import type { Listener, WindowAnswer } from './ability.ts';
import { PASS } from './ability.ts';
import type { Request } from './decision.ts';
import { offers } from './decision.ts';
import { isFields } from './fields.ts';
import type { WindowStep } from './flow.ts';
import type { Plain } from './plain.ts';
import { equal } from './plain.ts';
import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';
import type { SeatId } from './seat.ts';

/** An ability that may be used now, in one of these ways. */
export interface Heard<Effect> {
  readonly listener: Listener<Effect>;
  readonly choices: readonly Plain[];
}

/** Each ability speaks at most once in a window, unless it may repeat; one without a choice cannot speak. */
export function heardOf<Effect>(
  listeners: readonly Listener<Effect>[],
  used: readonly string[],
): Heard<Effect>[] {
  const heard: Heard<Effect>[] = [];
  for (const listener of listeners) {
    if (!listener.ability.repeatable && used.includes(listener.key)) continue;
    const choices = listener.ability.choices(listener.at) as readonly Plain[];
    if (choices.length > 0) heard.push({ listener, choices });
  }
  return heard;
}

/** The one ability that must be used in the one way there is: nobody needs to be asked. */
export function forced<Effect>(heard: readonly Heard<Effect>[]): Heard<Effect> | undefined {
  const only = heard.length === 1 ? heard[0] : undefined;
  return only && !only.listener.ability.optional && only.choices.length === 1 ? only : undefined;
}

/** Mandatory abilities come before the window may be let go by. */
export function windowRequest<State, At, Effect>(
  step: WindowStep<State, At>,
  seat: SeatId,
  heard: readonly Heard<Effect>[],
  whyNotUsed: (use: string, choice: Plain) => Refusal | undefined,
): Request {
  const uses: WindowAnswer[] = heard.flatMap(({ listener, choices }) =>
    choices.map((choice) => ({ use: listener.key, choice })),
  );
  const mandatory = heard.filter(({ listener }) => !listener.ability.optional);
  const list: readonly WindowAnswer[] = mandatory.length === 0 ? [...uses, PASS] : uses;
  return {
    seat,
    kind: 'useAbility',
    rule: step.rule,
    about: { window: step.window, abilities: heard.map(({ listener }) => described(listener)) },
    answers: offers(list),
    whyNot: (answer) => {
      if (equal(answer, PASS)) {
        return refused(step.rule, { mandatory: mandatory.map(({ listener }) => listener.key) });
      }
      const { use, choice = null } = isFields(answer) ? answer : {};
      return typeof use === 'string' ? whyNotUsed(use, choice) : undefined;
    },
  };
}

function described<Effect>({ key, ability, about }: Listener<Effect>): Plain {
  return { key, ability: ability.id, optional: ability.optional, about: about ?? null };
}
