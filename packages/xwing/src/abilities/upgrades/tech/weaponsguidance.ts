import type { ShipId } from '../../../model/index.ts';
import { oneOfEachKind } from '../../../rules/alike-dice.ts';
import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';
import { spendFocus, whoseFocus } from '../../whose-token.ts';

interface Use {
  readonly die: number;
  readonly ship: ShipId;
}

/** A bare number is a die, for the ship's own token. */
export const weaponsGuidance = ability('tech:weaponsguidance', {
  window: 'modifyAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) => attack.attacker === self && table.maySpendFocus(attack, 'attacker'),
  choices: (at): readonly (number | Use)[] => {
    const { attackDice } = at.attack;
    const dice = oneOfEachKind(attackDice, changeable(attackDice, 'blank'));
    return whoseFocus(at).flatMap((of) => dice.map((die) => (of === null ? die : { die, ship: of })));
  },
  resolve: ({ self, key }, use: number | Use) => {
    const { die, ship: of } = typeof use === 'number' ? { die: use, ship: null } : use;
    return [
      spendFocus(self, of),
      { kind: 'changeDice', pool: 'attack', dice: [die], to: 'hit', source: key },
    ];
  },
});
