import type { Request } from './decision.ts';
import { isFields } from './fields.ts';
import type { Entry } from './journal.ts';
import type { Plain } from './plain.ts';
import { plainCopy } from './plain-copy.ts';
import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';
import type { SeatId } from './seat.ts';
import type { Outcome } from './state.ts';

/** An answer as it comes from outside. */
export interface AnswerMessage {
  readonly decision: number;
  readonly version: number;
  readonly answer: Plain;
}

/** A question as the game put it, with its number and since when it stands. */
export interface OpenRequest {
  readonly id: number;
  readonly since: number;
  readonly key: string;
  readonly request: Request;
}

/** The open question that a message answers, and the entry of the journal it would become. */
export interface AnsweredRequest {
  readonly request: Request;
  readonly given: Plain;
  readonly entry: Entry & { readonly kind: 'answer' };
}

interface AskingGame {
  readonly outcome: Outcome | null;
  readonly version: number;
}

type FindRequest = (id: number) => OpenRequest | undefined;

/** Finds the question that a message answers; whether the rules allow the answer is not asked here. */
export function findAnswered(
  game: AskingGame,
  find: FindRequest,
  seat: SeatId,
  message: AnswerMessage,
): AnsweredRequest | Refusal {
  const given = plainCopy(message);
  if (!isFields(given) || given.answer === undefined) return refused('table.malformed-answer');
  if (game.outcome) return refused('table.game-over');
  const open = typeof given.decision === 'number' ? find(given.decision) : undefined;
  if (!open) return refused('table.stale-answer', { version: game.version });
  const { id, key, request, since } = open;
  if (request.seat !== seat) return refused('table.not-your-decision', { decision: id });
  const version = typeof given.version === 'number' ? given.version : -1;
  if (version < since || version > game.version) {
    return refused('table.stale-answer', { decision: id, version: game.version });
  }
  const { answer } = given;
  const { kind: question } = request;
  const entry =
    key === ''
      ? ({ kind: 'answer', seat, question, decision: id, answer } as const)
      : ({ kind: 'answer', seat, question, key, decision: id, answer } as const);
  return { request, given: answer, entry };
}
