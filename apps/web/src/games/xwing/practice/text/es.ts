import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  overAsteroid: 'Pasa sobre un asteroide: sin acción, y un dado que puede dañar.',
  restsOnAsteroid: 'Acaba sobre un asteroide: sin acción, sin ataque, y un dado que puede dañar.',
  overDebris: 'Pasa sobre escombros: una ficha de tensión, y un dado que puede dañar.',
  overlaps: 'Se solaparía con {{ship}}: se queda corta y pierde la acción.',
  flees: 'Sale de la mesa: la nave se pierde.',
  overBomb: 'Pasa sobre una ficha de bomba.',
  range: 'Alcance {{range}}',
};
