import { games } from '@sortie/games';
import { type Replay, rulesOf } from '@sortie/kernel';
import { type Checked, checkReplay } from './verdict.ts';

/** Plays a replay again beside the page, so that the page stays quick; null for rules that it cannot load. */
self.onmessage = ({ data }: MessageEvent<Replay>) => {
  check(data).then(
    (found) => self.postMessage(found),
    () => self.postMessage(null),
  );
};

async function check(replay: Replay): Promise<Checked | null> {
  const { opening } = replay;
  const rules = await games.find(opening.game)?.engine(rulesOf(opening));
  return rules ? checkReplay(rules, replay) : null;
}
