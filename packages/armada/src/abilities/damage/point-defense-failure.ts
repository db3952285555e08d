import { card } from '../card-words.ts';
import { removesDie } from './shapes.ts';

const id = 'point-defense-failure';

/** From the pool against each squadron of an attack. ar.known.damage.point-defense-failure */
export const pointDefenseFailure = card(id, {
  abilities: [removesDie(id, ({ table }, { defender }) => !table.isShip(defender))],
});
