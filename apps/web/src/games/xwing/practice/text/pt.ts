import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  overAsteroid: 'Passa sobre um asteroide: sem ação, e um dado que pode causar dano.',
  restsOnAsteroid: 'Termina sobre um asteroide: sem ação, sem ataque, e um dado que pode causar dano.',
  overDebris: 'Passa sobre destroços: uma ficha de estresse, e um dado que pode causar dano.',
  overlaps: 'Ficaria sobre {{ship}}: para antes e perde a ação.',
  flees: 'Sai da mesa: a nave está perdida.',
  overBomb: 'Passa sobre uma ficha de bomba.',
  range: 'Alcance {{range}}',
};
