import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: 'Ajustes',
  language: 'Idioma',
  theme: 'Tema',
  system: 'Como el sistema',
  light: 'Claro',
  dark: 'Oscuro',
  colours: 'Colores',
  usual: 'Los habituales',
  safe: 'Distinguibles sin rojo ni verde',
  motion: 'Movimiento',
  on: 'Sí',
  off: 'No',
  sound: 'Sonido',
  games: 'Partidas guardadas',
  gamesWhy: 'Los sitios se guardan solo en este navegador. Un sitio olvidado no se puede recuperar.',
  noGames: 'No hay partidas guardadas.',
  over: 'terminada',
  open: 'Abrir',
  openNamed: 'Abrir {{title}}',
  forget: 'Olvidar',
  forgetNamed: 'Olvidar {{title}}',
  forgetOver: 'Olvidar las terminadas',
};
