import { ability } from '../../card-words.ts';

export const kirkanos = ability('imperial:tieinterceptor:kirkanos', {
  window: 'modifyAttackDice',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    (attack.range === 2 || attack.range === 3) &&
    table.ship(self).tokens.evade > 0 &&
    !table.isForbidden({ kind: 'spendEvade', ship: table.ship(self), attack }),
  resolve: ({ self, key }) => [
    { kind: 'spendToken', ship: self, token: 'evade' },
    { kind: 'addDie', pool: 'attack', face: 'hit', source: key },
  ],
});
