import type { Decision, Request } from './decision.ts';
import type { Plain } from './plain.ts';
import { equal } from './plain.ts';
import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';
import type { GameState } from './state.ts';

/** Which rule forbids this answer; undefined when it is legal. */
export function refusalOf({ answers, whyNot, kind, rule }: Request, answer: Plain): Refusal | undefined {
  if (answers.kind === 'region') return answers.refuse(answer);
  if (answers.offers.some((offer) => equal(offer, answer))) return undefined;
  return whyNot?.(answer) ?? refused('table.not-offered', { kind, rule });
}

/** After every step somebody has a legal answer or the game is over; otherwise this says what is stuck. */
export function stuck(state: GameState, requests: readonly Request[]): string | undefined {
  if (state.engine.outcome) return undefined;
  if (requests.length === 0) return 'nobody is asked and the game is not over';
  if (requests.length !== state.engine.open.length) return 'the open questions are not those of the step';
  for (const request of requests) {
    if (!hasAnswer(request)) return `${request.kind} has no legal answer`;
    if (!state.seats.some((seat) => seat.id === request.seat)) return `${request.kind} asks an empty seat`;
  }
  return undefined;
}

function hasAnswer({ answers }: Request): boolean {
  if (answers.kind === 'offers') return answers.offers.length > 0;
  return answers.suggest().some((suggestion) => answers.refuse(suggestion) === undefined);
}

/** A question as it leaves the referee. */
export function published(id: number, version: number, request: Request): Decision {
  const { seat, kind, rule, about, settled, answers } = request;
  return {
    id,
    version,
    seat,
    kind,
    rule,
    about: about ?? null,
    settled: settled ?? false,
    answers:
      answers.kind === 'offers'
        ? { kind: 'offers', offers: answers.offers }
        : { kind: 'region', region: answers.region, suggestions: answers.suggest() },
  };
}
