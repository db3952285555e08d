import { card } from '../card-rules.ts';
import { repairOn } from './shapes.ts';

const id = 'core2-damagedsensorarray';

export const core2DamagedSensorArray = card(id, {
  forbids: (question, { table, self }) =>
    question.kind === 'action' &&
    question.ship.id === self &&
    !table.ship(self).damage.some(({ key }) => question.action === `card ${key}`),
  action: repairOn(id, 'hit', 'crit'),
});
