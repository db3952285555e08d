import type { Accepted, Refusal } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import type { LiveErrorReply, LiveProblem, Reply, RequestId } from '@sortie/protocol';
import { refusedReply, result } from '@sortie/protocol';

export type LiveReply = Reply | LiveErrorReply;

export function problemReply(id: RequestId | null, problem: LiveProblem, message: string): LiveErrorReply {
  return { id, kind: 'error', problem, message };
}

/** The referee's word on something that nobody sent a message for. */
export function asReply(done: Accepted<unknown> | string | Refusal): LiveReply {
  return isRefusal(done) ? refusedReply(0, done) : result(0, null);
}

export function notStored(id: RequestId): LiveErrorReply {
  return problemReply(id, 'storage', 'It could not be stored, so it has not happened. Try again.');
}
