import type { At } from '../card-words.ts';
import { ability } from '../card-words.ts';

const id = 'howlrunner';

function isOtherSwarm({ table, self, attack: { attacker } }: At<'attackEffects'>): boolean {
  return attacker !== self && table.areFriendly(attacker, self) && table.hasKeyword(attacker, 'swarm');
}

/** Also a Counter of theirs. ar.known.squadron.tie-fighter, ar.keyword.counter-modifiable */
export const howlrunner = ability(id, {
  window: 'attackEffects',
  optional: true,
  applies: (at) =>
    isOtherSwarm(at) &&
    !at.table.isShip(at.attack.defender) &&
    at.table.distance(at.self, at.attack.attacker) === 1,
  resolve: () => [{ kind: 'addDice', colour: 'blue', count: 1, source: id }],
});
