import type { Replay } from '@sortie/kernel';
import { checkByItsRules } from './check-by-its-rules.ts';

/** Plays a replay again beside the page, so that the page stays quick. Null when the rules could not be loaded. */
self.onmessage = ({ data }: MessageEvent<Replay>) => {
  checkByItsRules(data).then(
    (checked) => self.postMessage(checked),
    () => self.postMessage(null),
  );
};
