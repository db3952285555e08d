import { upgrade } from '../../../catalogue/index.ts';
import type { AttackGrant } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { on } from '../../card-words.ts';
import { carrierTitle } from '../../carrier-title.ts';

function lastShot({ table, self, key }: Here): AttackGrant {
  const weapons = table
    .ship(self)
    .upgrades.filter(({ card }) => upgrade(card).slot === 'turret')
    .map((each) => each.key);
  return { ship: self, weapons, source: key, mayDecline: true, last: true };
}

export const ghost = carrierTitle('title:ghost', {
  carries: 'title:phantom',
  lends: on('endOfCombat', {
    optional: true,
    applies: ({ table, self }) => table.dockedTo(self) !== undefined,
    needs: (at) => ({ kind: 'attack', grant: lastShot(at) }),
    resolve: (at) => [{ kind: 'grantAttack', grant: lastShot(at) }],
  }),
});
