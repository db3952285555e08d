import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import type { XwingSetup } from '../../src/index.ts';
import { xwing } from '../../src/index.ts';

/** The rule by which a set-up is refused; undefined when it can be played. */
export function refusedBy(setup: XwingSetup | object): string | undefined {
  const opened = Referee.open(xwing, { game: 'xwing', setup: setup as Plain, seed: 'a test' });
  return isRefusal(opened) ? opened.rule : undefined;
}
