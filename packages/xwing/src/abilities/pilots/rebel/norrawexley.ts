import type { Attack, ShipId } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';
import { spendLock, whoseLock } from '../../whose-token.ts';

function canSpendLock(at: Here & { readonly attack: Attack }, enemy: ShipId): boolean {
  const ship = at.table.ship(at.self);
  return ship.lock?.target === enemy && !at.table.isForbidden({ kind: 'spendLock', ship, attack: at.attack });
}

export const norrawexley = card('rebel:arc170:norrawexley', {
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      applies: ({ self, attack }) => attack.attacker === self,
      choices: whoseLock,
      resolve: ({ self, key, attack }, of: ShipId | null) => [
        spendLock(self, of, attack.defender),
        { kind: 'addDie', pool: 'attack', face: 'focus', source: key },
      ],
    }),
    on('modifyDefenseDice', {
      side: 'defender',
      optional: true,
      applies: (at) => at.attack.defender === at.self && canSpendLock(at, at.attack.attacker),
      resolve: ({ self, key }) => [
        { kind: 'spendLock', ship: self },
        { kind: 'addDie', pool: 'defense', face: 'focus', source: key },
      ],
    }),
  ],
});
