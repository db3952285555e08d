import { refused } from '@sortie/kernel';
import { picksOfAttackDice } from '../../../rules/picks-of-dice.ts';
import { rerollableIn } from '../../../rules/reroll.ts';
import { card, on } from '../../card-words.ts';

const BANNED = refused('xw.timing.precedence.cannot-is-absolute');

/** Whoever declares an attack is attacking: the lock meets the header of a weapon and pays for it. */
export const sharabey = card('rebel:arc170:sharabey', {
  permits: {
    useTokensOf: ({ ship, holder, token }, { table, self }) =>
      token === 'targetLock' &&
      holder.id === self &&
      table.areFriendly(self, ship.id) &&
      table.range(self, ship.id) <= 2,
  },
  abilities: [
    // xw.action.lock.spend-reroll, xw.action.lock.spend-only-vs-locked
    on('modifyAttackDice', {
      side: 'attacker',
      asAttacker: 'targetLock',
      optional: true,
      applies: ({ table, self, attack }) =>
        attack.attacker !== self && table.lockHolders(attack.attacker, attack.defender).includes(self),
      forbidden: ({ table, attack }) => {
        const ship = table.ship(attack.attacker);
        return !table.mayReroll(attack) || table.isForbidden({ kind: 'spendLock', ship, attack })
          ? BANNED
          : undefined;
      },
      choices: ({ table, attack }) => picksOfAttackDice(table, attack, { least: 0 }),
      canChange: ({ table, attack }) => table.isHeard('lockSpent') || rerollableIn(table, attack).length > 0,
      resolve: ({ self, attack }, dice: readonly number[]) => [
        { kind: 'spendLock', ship: attack.attacker, of: self, target: attack.defender },
        { kind: 'rerollDice', pool: 'attack', dice, source: 'targetLock' },
      ],
    }),
  ],
});
