import { upgrade } from '../../catalogue/index.ts';
import type { CardKey, Ship } from '../../model/index.ts';
import { card } from '../card-words.ts';
import { atOnce } from './shapes.ts';

/** xw.secondary.definition */
function secondaryWeapons(ship: Ship): CardKey[] {
  return ship.upgrades.filter((each) => each.faceup && upgrade(each.card).weapon).map(({ key }) => key);
}

export const coreMunitionsFailure = card('core-munitionsfailure', {
  abilities: [
    atOnce<CardKey | null>({
      choices: ({ table, self }) => {
        const weapons = secondaryWeapons(table.ship(self));
        return weapons.length > 0 ? weapons : [null];
      },
      resolve: ({ self }, weapon) => (weapon ? [{ kind: 'discardUpgrade', ship: self, key: weapon }] : []),
    }),
  ],
});
