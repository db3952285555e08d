import { card } from '../card-rules.ts';
import { repairOn } from './shapes.ts';

const id = 'core-damagedsensorarray';

export const coreDamagedSensorArray = card(id, {
  forbids: (question, { table, self }) =>
    question.kind === 'action' &&
    question.ship.id === self &&
    table.actionBar(self).some((icon) => icon === question.action),
  action: repairOn(id, 'hit'),
});
