import type { ShipId } from '../../../model/index.ts';
import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';
import { spendFocus, whoseFocus } from '../../whose-token.ts';

export const calculation = ability('ept:calculation', {
  window: 'modifyAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    table.maySpendFocus(attack, 'attacker') &&
    changeable(attack.attackDice, 'focus').length > 0,
  choices: whoseFocus,
  resolve: ({ self, key, attack }, of: ShipId | null) => [
    spendFocus(self, of),
    {
      kind: 'changeDice',
      pool: 'attack',
      dice: changeable(attack.attackDice, 'focus').slice(0, 1),
      to: 'crit',
      source: key,
    },
  ],
});
