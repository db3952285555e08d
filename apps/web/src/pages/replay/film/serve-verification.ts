import type { Registry } from '@sortie/games';
import { type Replay, rulesOf } from '@sortie/kernel';
import { type Checked, checkReplay } from './verdict.ts';

/**
 * Plays replays of these games again in a worker, so that the page stays quick; null for rules that it cannot
 * load.
 */
export function serveVerification(games: Registry): void {
  self.onmessage = ({ data }: MessageEvent<Replay>) => {
    check(games, data).then(
      (found) => self.postMessage(found),
      () => self.postMessage(null),
    );
  };
}

async function check(games: Registry, replay: Replay): Promise<Checked | null> {
  const { opening } = replay;
  const rules = await games.find(opening.game)?.engine(rulesOf(opening));
  return rules ? checkReplay(rules, replay) : null;
}
