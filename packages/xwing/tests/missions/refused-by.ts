import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { xwing } from '../../src/game.ts';
import type { XwingSetup } from '../../src/setup/index.ts';

/** The rule by which a set-up is refused; undefined when it can be played. */
export function refusedBy(setup: XwingSetup | object): string | undefined {
  const opened = Referee.open(xwing, {
    game: 'xwing',
    rules: xwing.rules,
    setup: setup as Plain,
    seed: 'a test',
  });
  return isRefusal(opened) ? opened.rule : undefined;
}
