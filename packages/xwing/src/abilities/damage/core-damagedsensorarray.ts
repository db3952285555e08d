import { card } from '../card-words.ts';
import { repairOn } from './shapes.ts';

const id = 'core-damagedsensorarray';

export const coreDamagedSensorArray = card(id, {
  forbids: {
    action: ({ ship, action }, { table, self }) =>
      ship.id === self && table.actionBar(self).some((icon) => icon === action),
  },
  action: repairOn(id, 'hit'),
});
