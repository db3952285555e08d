import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: 'Esta partida sigue a otra',
  goesOn:
    'Sigue desde el paso {{entries}} de una partida anterior, con sus fuerzas. Quien tenga aquella partida sabe todo lo que pasó hasta ahí, también lo oculto; los dados que vienen son nuevos y nadie los conoce.',
  anew: 'Empieza como empezó otra partida, con sus fuerzas. Sus dados son nuevos y nadie los conoce.',
  position: 'Aquella partida empezó en una posición que alguien había dispuesto.',
};
