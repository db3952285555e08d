import type { AttackChance } from '../../model/index.ts';
import type { At } from '../card-words.ts';
import { card, on } from '../card-words.ts';

function shootBack({ self, value, attack }: At<'afterAttack'>): AttackChance {
  return { unit: self, source: 'counter', target: attack.attacker, counter: value! };
}

/**
 * Shoots back at the squadron that attacked it, also when that attack destroyed it, but never at a Counter.
 * ar.keyword.counter, ar.keyword.counter-after-destruction, ar.keyword.counter-no-chain
 */
export const counter = card('counter', {
  abilities: [
    on('afterAttack', {
      optional: true,
      applies: ({ table, self, attack }) =>
        attack.defender === self && attack.counter === null && !table.isShip(attack.attacker),
      needs: (at) => ({ kind: 'attack', chance: shootBack(at) }),
      resolve: (at) => [{ kind: 'offerAttack', chance: shootBack(at) }],
    }),
  ],
});
