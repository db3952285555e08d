import type { SetupChoices, SetupKit } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import type { ListPair } from './read-list.ts';

/** The set-up of a game between p1 and p2 with these lists. */
export function setupFor(setup: SetupKit, choices: SetupChoices, [first, second]: ListPair): Plain {
  const own = setup.withCeiling(choices, Math.max(first.points, second.points));
  return setup.setupOf(setup.optionsOf(own), [
    { seat: 'p1', side: 0, force: setup.forceOf(own, first.list) },
    { seat: 'p2', side: 1, force: setup.forceOf(setup.across(own), second.list) },
  ]);
}
