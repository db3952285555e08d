import type { Plain, Refusal } from '@sortie/kernel';
import type { RequestId } from './request.ts';

/** What is wrong with a line that is no request, or with the moment it came at. */
export type Problem =
  /** Longer than a line may be. */
  | 'too-long'
  | 'not-json'
  /** Nested too deep, or with names that are not allowed. */
  | 'not-plain'
  | 'no-id'
  | 'unknown-kind'
  | 'malformed'
  /** The request needs a game and none was opened. */
  | 'no-game'
  | 'unknown-game'
  /** A saved game or a position was made by rules that nobody kept. */
  | 'unknown-rules'
  /** Whoever asks may not ask this. */
  | 'not-allowed'
  /** A fault of ours: the request changed nothing. */
  | 'failed';

export type Reply =
  | { readonly id: RequestId; readonly kind: 'result'; readonly result: Plain }
  /** A rule forbids it: `xw.…` of the rulebook or `table.…` of the table. Nothing has changed. */
  | { readonly id: RequestId; readonly kind: 'refused'; readonly rule: string; readonly about: Plain }
  | {
      readonly id: RequestId | null;
      readonly kind: 'error';
      readonly problem: Problem;
      /** The field that is wrong. */
      readonly field?: string;
      readonly message: string;
    };

export type ErrorReply = Extract<Reply, { kind: 'error' }>;

export function result(id: RequestId, value: unknown): Reply {
  return { id, kind: 'result', result: value as Plain };
}

export function refusedReply(id: RequestId, { rule, about }: Refusal): Reply {
  return { id, kind: 'refused', rule, about };
}

export function errorReply(
  id: RequestId | null,
  problem: Problem,
  message: string,
  field?: string,
): ErrorReply {
  return { id, kind: 'error', problem, ...(field === undefined ? {} : { field }), message };
}
