import { ability } from '../card-words.ts';

const id = 'soontir-fel';

/** Attacks on ships too; engagement counts when the attack is over. ar.known.squadron.tie-interceptor */
export const soontirFel = ability(id, {
  window: 'afterAttack',
  optional: false,
  applies: ({ table, self, attack: { attacker, defender, counter } }) =>
    counter === null && defender !== self && table.engagedWith(self).some((enemy) => enemy.id === attacker),
  resolve: ({ attack: { attacker } }) => [
    { kind: 'sufferDamage', unit: attacker, zone: null, points: 1, source: id },
  ],
});
