import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  follow: 'Seguir',
  followWhy: 'Dejar que la vista siga lo que pasa',
  camera: 'Vista de la mesa',
  follows: 'Sigue lo que pasa',
  still: 'Se queda donde la pongo',
};
