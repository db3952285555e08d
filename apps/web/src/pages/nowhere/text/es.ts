import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: 'Aquí no hay nada',
  why: 'La dirección lleva al espacio vacío.',
  home: 'Ir a la página inicial',
};
