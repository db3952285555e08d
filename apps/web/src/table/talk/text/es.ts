import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  talk: 'Di algo a la mesa',
  send: 'Enviar',
  said: 'Lo que dice la gente',
  nobodySpoke: 'Nadie ha dicho nada todavía.',
  phrases: 'Frases rápidas',
  phrase_hello: '¡Hola!',
  phrase_luck: '¡Suerte y a disfrutar!',
  phrase_nice: '¡Buen disparo!',
  phrase_ouch: '¡Ay!',
  phrase_moment: 'Un momento, por favor.',
  phrase_back: 'Ya estoy de vuelta.',
  phrase_thanks: '¡Gracias!',
  phrase_over: '¡Buena partida!',
};
