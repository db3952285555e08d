import { refused } from '@sortie/kernel';
import { changeable } from '../../../rules/changeable.ts';
import { card, on } from '../../card-words.ts';

const BANNED = refused('xw.timing.precedence.cannot-is-absolute');

/** Whoever declares an attack is attacking: the tokens pay for weapons too. */
export const esegetuketu = card('rebel:kwing:esegetuketu', {
  permits: {
    useTokensOf: ({ ship, holder, token }, { table, self }) =>
      token === 'focus' &&
      holder.id === self &&
      table.areFriendly(self, ship.id) &&
      table.range(self, ship.id) <= 2,
  },
  abilities: [
    // xw.action.focus.spend-attack
    on('modifyAttackDice', {
      side: 'attacker',
      asAttacker: 'focus',
      optional: true,
      repeatable: true,
      applies: ({ table, self, attack }) =>
        attack.attacker !== self && table.focusHolders(attack.attacker).includes(self),
      forbidden: ({ table, attack }) => (table.maySpendFocus(attack, 'attacker') ? undefined : BANNED),
      compelled: ({ table, attack }) =>
        table.isForbidden({ kind: 'keepFocus', ship: table.ship(attack.attacker), attack }),
      canChange: ({ table, attack }) =>
        table.isHeard('tokenSpent') || changeable(attack.attackDice, 'focus').length > 0,
      resolve: ({ self, attack }) => [
        { kind: 'spendToken', ship: attack.attacker, token: 'focus', of: self },
        {
          kind: 'changeDice',
          pool: 'attack',
          dice: changeable(attack.attackDice, 'focus'),
          to: 'hit',
          source: 'focus',
        },
      ],
    }),
  ],
});
