import { upgrade } from '../../catalogue/index.ts';
import { card } from '../card-words.ts';
import { turnsDie } from '../turns-die.ts';

export const aDebtToPay = card('adebttopay', {
  abilities: [
    turnsDie({
      from: 'focus',
      to: 'crit',
      applies: ({ table, self, attack }) =>
        attack.attacker === self &&
        table
          .ship(attack.defender)
          .upgrades.some(({ card: each, faceup }) => faceup && upgrade(each).xws === 'ascoretosettle'),
    }),
  ],
});
