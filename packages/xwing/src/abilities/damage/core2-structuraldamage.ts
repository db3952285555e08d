import { card } from '../card-rules.ts';
import { repairOn } from './shapes.ts';

const id = 'core2-structuraldamage';

export const core2StructuralDamage = card(id, {
  agility: () => -1,
  action: repairOn(id, 'hit', 'crit'),
});
