import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  follow: 'Seguir',
  followWhy: 'Deixar a vista seguir o que acontece',
  camera: 'Vista da mesa',
  follows: 'Segue o que acontece',
  still: 'Fica onde eu a deixo',
};
