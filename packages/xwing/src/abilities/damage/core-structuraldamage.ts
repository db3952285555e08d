import { card } from '../card-rules.ts';
import { repairOn } from './shapes.ts';

const id = 'core-structuraldamage';

export const coreStructuralDamage = card(id, {
  agility: () => -1,
  action: repairOn(id, 'hit'),
});
