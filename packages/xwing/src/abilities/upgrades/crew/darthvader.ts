import { ability } from '../../card-words.ts';

export const darthVaderCrew = ability('crew:darthvader', {
  window: 'afterAttack',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self && table.isInPlay(attack.defender) && !table.areFriendly(self, attack.defender),
  resolve: ({ self, key, attack }) => [
    { kind: 'sufferDamage', ship: self, hits: 2, crits: 0, source: key },
    { kind: 'sufferDamage', ship: attack.defender, hits: 0, crits: 1, source: key },
  ],
});
