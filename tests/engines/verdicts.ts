import { games } from '@sortie/games';
import type { Replay } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';

/** What a JavaScript engine makes of replays: whether each is the game it says, and the hash it ends with. */
export async function verdicts(replays: readonly Replay[]): Promise<readonly string[]> {
  return Promise.all(replays.map(verdictOn));
}

async function verdictOn(replay: Replay): Promise<string> {
  const engine = await games.find(replay.opening.game)?.engine();
  if (!engine) return 'unknown';
  const verdict = engine.verifyReplay(replay);
  const referee = engine.open(replay.opening);
  if (isRefusal(verdict) || isRefusal(referee)) return 'refused';
  referee.enter(replay.journal);
  return `${verdict.kind} ${referee.fingerprint()}`;
}
