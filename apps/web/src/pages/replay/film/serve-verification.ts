import type { Registry } from '@sortie/games';
import { rulesOf } from '@sortie/kernel';
import { type Checked, checkReplay, type ToCheck } from './verdict.ts';

/**
 * Plays replays of these games again in a worker, so that the page stays quick; null for rules that it cannot
 * load.
 */
export function serveVerification(games: Registry): void {
  self.onmessage = ({ data }: MessageEvent<ToCheck>) => {
    check(games, data).then(
      (found) => self.postMessage(found),
      () => self.postMessage(null),
    );
  };
}

async function check(games: Registry, wanted: ToCheck): Promise<Checked | null> {
  const { opening } = wanted.replay;
  const rules = await games.find(opening.game)?.engine(rulesOf(opening));
  return rules ? checkReplay(rules, wanted) : null;
}
