import type { Decision, Offers, Picks, PublishedAnswers, PublishedPicks, Request } from './decision.ts';
import { isFields } from './fields.ts';
import { firstOf } from './lazy-list.ts';
import { hasLegalPick, refusalOfPicks, suggestedPicks } from './picking.ts';
import type { Plain } from './plain.ts';
import { equal } from './plain.ts';
import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';
import type { GameState } from './state.ts';
import { unreachable } from './unreachable.ts';

/** Which rule forbids this answer; undefined when it is legal. */
export function refusalOf({ answers, whyNot, kind, rule }: Request, answer: Plain): Refusal | undefined {
  // The game may know a better reason than that something is not there to be picked.
  const explained = (refusal: Refusal | undefined) => refusal && (whyNot?.(answer) ?? refusal);
  switch (answers.kind) {
    case 'region':
      return refuseStrangeField(answers.fields, answer) ?? answers.refuse(answer);
    case 'picks':
      return explained(refusalOfPicks(answers, answer));
    case 'offers': {
      if (answers.offers.some((offer) => equal(offer, answer))) return undefined;
      const picked = pickedUse(answers, answer);
      if (picked) return explained(refusalOfPicks(picked.picks, picked.choice));
      return whyNot?.(answer) ?? refused('table.not-offered', { kind, rule });
    }
    default:
      return unreachable(answers);
  }
}

/** Whatever is in a field that nobody reads would be stored and replayed with the answer. */
function refuseStrangeField(fields: readonly string[] | undefined, answer: Plain): Refusal | undefined {
  if (!fields || !isFields(answer)) return undefined;
  const field = Object.keys(answer).find((each) => !fields.includes(each));
  return field === undefined ? undefined : refused('table.malformed-answer', { field });
}

/** An ability used in a way that was not listed, where its ways are picks. */
function pickedUse(
  { picks = [] }: Offers,
  answer: Plain,
): { readonly picks: Picks; readonly choice: Plain } | undefined {
  if (picks.length === 0 || !isFields(answer) || Object.keys(answer).length !== 2) return undefined;
  const { use, choice } = answer;
  const found = picks.find((each) => each.use === use);
  return found && choice !== undefined ? { picks: found.picks, choice } : undefined;
}

/** After every step somebody has a legal answer or the game is over; otherwise this says what is stuck. */
export function whyStuck(state: GameState, requests: readonly Request[]): string | undefined {
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
  switch (answers.kind) {
    case 'offers':
      return answers.offers.length > 0;
    case 'picks':
      return hasLegalPick(answers);
    case 'region':
      for (const suggestion of answers.suggest()) if (answers.refuse(suggestion) === undefined) return true;
      return false;
    default:
      return unreachable(answers);
  }
}

/** The most suggestions that a published decision lists. */
const MOST_SUGGESTIONS = 512;

/** A question as it leaves the referee. */
export function publishDecision(id: number, version: number, request: Request): Decision {
  const { seat, kind, rule, about, settled, answers } = request;
  return {
    id,
    version,
    seat,
    kind,
    rule,
    about: about ?? null,
    settled,
    answers: publishedAnswers(answers),
  };
}

function publishedAnswers(answers: Request['answers']): PublishedAnswers {
  switch (answers.kind) {
    case 'offers': {
      const { offers, picks } = answers;
      if (!picks) return { kind: 'offers', offers };
      return {
        kind: 'offers',
        offers,
        picks: picks.map(({ use, picks: each }) => ({ use, ...publishedPicks(each) })),
      };
    }
    case 'picks':
      return { kind: 'picks', ...publishedPicks(answers), suggestions: suggestedPicks(answers) };
    case 'region': {
      const { region, suggest } = answers;
      return { kind: 'region', region, suggestions: firstOf(suggest(), MOST_SUGGESTIONS) };
    }
    default:
      return unreachable(answers);
  }
}

function publishedPicks({ from, least, most }: Picks): PublishedPicks {
  return { from, least, most };
}
