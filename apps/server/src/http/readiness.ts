import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from './route-dependencies.ts';

/** Milliseconds in which storage must answer. */
const PATIENCE = 2000;
/** Past either the queue of writes is no longer being worked off. */
const MOST_WAITING = 2000;
const LONGEST_WAIT = 8000;

/** Whether people can be sent here: looks at storage and at what waits, where health says only that the process lives. */
export function addReadiness(app: FastifyInstance, { dependencies }: RouteDependencies): void {
  const { storage, thinkers } = dependencies;
  app.get('/api/ready', async (_request, reply) => {
    const begun = performance.now();
    const answers = await answersInTime(() => storage.look());
    const { waiting, longestWait, sinceLastWrite } = storage.pulse;
    const isReady = answers && waiting < MOST_WAITING && longestWait < LONGEST_WAIT;
    return reply.status(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not-ready',
      storage: answers ? 'answers' : 'silent',
      storageMilliseconds: Math.round(performance.now() - begun),
      writesWaiting: waiting,
      longestWriteMilliseconds: Math.round(longestWait),
      lastWriteSeconds: sinceLastWrite === undefined ? null : Math.round(sinceLastWrite / 1000),
      thoughtsWaiting: thinkers.length,
    });
  });
}

async function answersInTime(look: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const answered = look().then(
    () => true,
    () => false,
  );
  const answers = await Promise.race([answered, late]);
  clearTimeout(timer);
  return answers;
}
