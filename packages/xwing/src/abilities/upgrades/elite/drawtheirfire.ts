import { showing } from '@sortie/kernel';
import { ability } from '../../card-words.ts';

/** One critical of each attack that hits goes to this ship, past the friend. */
export const drawTheirFire = ability('ept:drawtheirfire', {
  window: 'attackHit',
  side: 'defender',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.defender !== self &&
    table.range(self, attack.defender) === 1 &&
    showing(attack.attackDice, 'crit').length > 0,
  resolve: ({ self, key, attack }) => [
    {
      kind: 'cancelDice',
      pool: 'attack',
      dice: showing(attack.attackDice, 'crit').slice(0, 1),
      source: key,
    },
    { kind: 'sufferDamage', ship: self, hits: 0, crits: 1, source: key },
  ],
});
