import { ReplayRefused, TooManyReplays } from '../computer/thinkers.ts';
import type { GameDependencies } from './game-dependencies.ts';
import { LiveRefusal } from './live-refusal.ts';

/** The text of a replay that plays to the same end again, with nothing in it that was packed along. Throws a LiveRefusal. */
export async function shareReplay(
  bytes: Uint8Array,
  { thinkers, log }: Pick<GameDependencies, 'thinkers' | 'log'>,
): Promise<string> {
  try {
    return await thinkers.readShared(bytes);
  } catch (error) {
    throw replayRefusal(error, log);
  }
}

/** What whoever brought a replay is told when another thread could not play it again. */
export function replayRefusal(error: unknown, log: GameDependencies['log']): LiveRefusal {
  if (error instanceof ReplayRefused) {
    const { status, problem, message, field, refusal } = error.why;
    return new LiveRefusal(status, problem, message, field, refusal);
  }
  if (error instanceof TooManyReplays) {
    return new LiveRefusal(429, 'too-fast', 'Too many replays wait to be played again. Try again later.');
  }
  log.warn({ err: error }, 'a replay could not be verified');
  return new LiveRefusal(422, 'replay-differs', 'The replay could not be played again in time.');
}
