import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  gallery: 'Desde la tribuna',
  show: 'Mostrar lo que dice quien mira',
  mark: 'mira',
  nobodySpoke: 'Nadie de los que miran ha dicho nada todavía.',
  name: 'Tu nombre',
  nobody: 'Alguien',
  talk: 'Di algo desde la tribuna',
  send: 'Enviar',
  tooFast: 'Ha sido demasiado de golpe. Espera un momento y envíalo de nuevo.',
  notSaid: 'No se ha enviado. Inténtalo de nuevo.',
};
