import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  roster: 'Los dos bandos',
  own: 'tuyo',
  points: '{{points}} puntos',
  standing_waiting: 'aún no ha actuado',
  standing_active: 'actúa ahora',
  standing_done: 'ya ha actuado',
  standing_away: 'fuera de la mesa',
  standing_gone: 'perdida',
  show: 'Mostrar {{name}} en la mesa',
  cardsOf: 'de {{name}}',
  cards_one: '{{count}} carta',
  cards_other: '{{count}} cartas',
};
