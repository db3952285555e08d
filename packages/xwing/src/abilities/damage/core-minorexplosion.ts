import { card } from '../card-words.ts';
import { atOnce, rollForDamage } from './shapes.ts';

const id = 'core-minorexplosion';

export const coreMinorExplosion = card(id, {
  abilities: [atOnce({ resolve: (at) => [rollForDamage(id, at)] })],
});
