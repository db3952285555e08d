import { card } from '../card-words.ts';
import { repairOn } from './shapes.ts';

const id = 'core2-structuraldamage';

export const core2StructuralDamage = card(id, {
  adds: { agility: -1 },
  action: repairOn(id, 'hit', 'crit'),
});
