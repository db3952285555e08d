import { card } from '../card-words.ts';
import { repairOn } from './shapes.ts';

const id = 'core2-damagedsensorarray';

export const core2DamagedSensorArray = card(id, {
  forbids: {
    action: ({ ship, action }, { self }) =>
      ship.id === self && !ship.damage.some(({ key }) => action === `card ${key}`),
  },
  action: repairOn(id, 'hit', 'crit'),
});
