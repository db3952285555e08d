import { card, on } from '../card-words.ts';
import { repair, rollForDamage } from './shapes.ts';

const id = 'core-consolefire';

export const coreConsoleFire = card(id, {
  abilities: [
    on('startOfCombat', { optional: false, applies: () => true, resolve: (at) => [rollForDamage(id, at)] }),
  ],
  action: repair,
});
