import { upgrade } from '../../../catalogue/index.ts';
import { card } from '../../card-words.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

/** With the primary weapon or any cannon. */
export const linkedBattery = card('cannon:linkedbattery', {
  abilities: [
    rerollsDice({
      source: 'cannon:linkedbattery',
      most: 1,
      applies: ({ table, self, attack }) => {
        if (attack.attacker !== self) return false;
        const fired = table.ship(self).upgrades.find(({ key }) => key === attack.weapon);
        return fired === undefined || upgrade(fired.card).slot === 'cannon';
      },
    }),
  ],
});
