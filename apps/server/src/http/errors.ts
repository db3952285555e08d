import { STATUS_CODES } from 'node:http';
import type { LiveError } from '@sortie/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { LiveRefusal, refusedBy } from '../games/live-refusal.ts';
import { RefusedOpening } from '../games/seating.ts';
import type { Metrics } from '../operations/metrics.ts';
import { BrokenGame } from '../storage/broken-game.ts';
import { isStorageFault } from '../storage/is-storage-fault.ts';

/** Turns everything that goes wrong into one kind of answer, which tells no more than it should. */
export function answerErrors(app: FastifyInstance, metrics: Metrics): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = refusalFor(error);
    metrics.errors.add({ problem: refusal.problem });
    if (refusal.status >= 500) request.log.error({ err: error, url: request.url }, 'a request failed');
    return reply.status(refusal.status).send(refusal.body());
  });
}

function refusalFor(error: FastifyError | Error): LiveRefusal {
  if (error instanceof LiveRefusal) return error;
  if (error instanceof RefusedOpening) return refusedBy(error.refusal);
  if (error instanceof BrokenGame) {
    return new LiveRefusal(500, 'failed', 'The game got stuck before its first question.');
  }
  const { statusCode, code = '' } = error as Partial<FastifyError>;
  if (statusCode === 413) return new LiveRefusal(413, 'too-large', 'That is too large.');
  if (statusCode !== undefined && statusCode < 500) {
    const words = code.startsWith('FST_') ? error.message : (STATUS_CODES[statusCode] ?? 'Bad request');
    return new LiveRefusal(statusCode === 415 ? 400 : statusCode, 'malformed', words);
  }
  return isStorageFault(error)
    ? new LiveRefusal(503, 'storage', 'That could not be stored or read at the moment. Try again.')
    : new LiveRefusal(500, 'failed', 'The request failed; nothing has changed.');
}

export function notFound(): LiveError {
  return { problem: 'no-such-address', message: 'There is nothing at this address.' };
}
