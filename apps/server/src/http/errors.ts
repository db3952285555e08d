import { STATUS_CODES } from 'node:http';
import type { LiveError } from '@sortie/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { BrokenGame } from '../games/bring-up.ts';
import { LiveRefusal, refusedBy } from '../games/live-refusal.ts';
import { RefusedOpening } from '../games/seating.ts';
import type { Metrics } from '../operations/metrics.ts';

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
  return isOfStorage(error, code)
    ? new LiveRefusal(503, 'storage', 'That could not be stored or read at the moment. Try again.')
    : new LiveRefusal(500, 'failed', 'The request failed; nothing has changed.');
}

/** Codes of SQLite, of PostgreSQL and of connections; what the pool of connections says has none. */
function isOfStorage({ message }: Error, code: string): boolean {
  const hasCode = /^(?:SQLITE|ECONN|EPIPE|ETIMEDOUT|ENOENT|ENOSPC|EIO)|^[0-9A-Z]{5}$/.test(code);
  return hasCode || /timeout|terminated|not queryable|destroyed|closed/i.test(message);
}

export function notFound(): LiveError {
  return { problem: 'no-such-address', message: 'There is nothing at this address.' };
}
