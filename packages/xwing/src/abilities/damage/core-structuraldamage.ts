import { card } from '../card-words.ts';
import { repairOn } from './shapes.ts';

const id = 'core-structuraldamage';

export const coreStructuralDamage = card(id, {
  adds: { agility: -1 },
  action: repairOn(id, 'hit'),
});
