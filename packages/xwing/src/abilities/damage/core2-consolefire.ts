import { card, on } from '../card-words.ts';
import { repair, rollForDamage } from './shapes.ts';

const id = 'core2-consolefire';

export const core2ConsoleFire = card(id, {
  abilities: [
    on('startOfCombat', { optional: false, applies: () => true, resolve: (at) => [rollForDamage(id, at)] }),
  ],
  action: repair,
});
