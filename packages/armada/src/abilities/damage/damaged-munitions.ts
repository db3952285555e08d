import { card } from '../card-words.ts';
import { removesDie } from './shapes.ts';

const id = 'damaged-munitions';

/** ar.known.damage.damaged-munitions */
export const damagedMunitions = card(id, {
  abilities: [removesDie(id, ({ table }, { defender }) => table.isShip(defender))],
});
