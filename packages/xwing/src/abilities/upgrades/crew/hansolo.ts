import type { ShipId } from '../../../model/index.ts';
import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';
import { spendLock, whoseLock } from '../../whose-token.ts';

export const hanSoloCrew = ability('crew:hansolo', {
  window: 'modifyAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ self, attack }) =>
    attack.attacker === self && changeable(attack.attackDice, 'focus').length > 0,
  choices: whoseLock,
  resolve: ({ self, key, attack }, of: ShipId | null) => [
    spendLock(self, of, attack.defender),
    {
      kind: 'changeDice',
      pool: 'attack',
      dice: changeable(attack.attackDice, 'focus'),
      to: 'hit',
      source: key,
    },
  ],
});
