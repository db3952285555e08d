import { showing } from '@sortie/kernel';
import { ability } from '../../card-words.ts';

export const selflessness = ability('ept:selflessness', {
  window: 'attackHit',
  side: 'defender',
  optional: true,
  discards: true,
  applies: ({ table, self, attack }) =>
    attack.defender !== self &&
    table.range(self, attack.defender) === 1 &&
    showing(attack.attackDice, 'hit').length > 0,
  resolve: ({ self, key, attack }) => {
    const hits = showing(attack.attackDice, 'hit');
    return [
      { kind: 'cancelDice', pool: 'attack', dice: hits, source: key },
      { kind: 'sufferDamage', ship: self, hits: hits.length, crits: 0, source: key },
    ];
  },
});
