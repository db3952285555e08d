import type { Ship } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card } from '../../card-words.ts';

export const carnorjax = card('imperial:tieinterceptor:carnorjax', {
  forbids: {
    action: ({ ship, action }, at) => (action === 'focus' || action === 'evade') && isNear(ship, at),
    spendFocus: ({ ship }, at) => isNear(ship, at),
    spendEvade: ({ ship }, at) => isNear(ship, at),
  },
});

function isNear({ id }: Ship, { table, self }: Here): boolean {
  return !table.areFriendly(self, id) && table.range(self, id) === 1;
}
