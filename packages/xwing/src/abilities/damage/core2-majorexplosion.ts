import { card } from '../card-words.ts';
import { atOnce, rollForDamage } from './shapes.ts';

const id = 'core2-majorexplosion';

export const core2MajorExplosion = card(id, {
  abilities: [atOnce({ resolve: (at) => [rollForDamage(id, at, 'crits')] })],
});
