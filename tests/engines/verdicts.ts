import type { Replay } from '@sortie/kernel';
import { isRefusal, Referee, verifyReplay } from '@sortie/kernel';
import { xwing } from '@sortie/xwing/rules';

/** What a JavaScript engine makes of replays: whether each is the game it says, and the hash it ends with. */
export function verdicts(replays: readonly Replay[]): readonly string[] {
  return replays.map((replay) => {
    const verdict = verifyReplay(xwing, replay);
    const referee = Referee.open(xwing, replay.opening);
    if (isRefusal(verdict) || isRefusal(referee)) return 'refused';
    referee.enter(replay.journal);
    return `${verdict.kind} ${referee.fingerprint()}`;
  });
}
