import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  roster: 'Os dois lados',
  own: 'seu',
  points: '{{points}} pontos',
  standing_waiting: 'ainda não agiu',
  standing_active: 'age agora',
  standing_done: 'já agiu',
  standing_away: 'fora da mesa',
  standing_gone: 'perdida',
  show: 'Mostrar {{name}} na mesa',
  cardsOf: 'de {{name}}',
  cards_one: '{{count}} carta',
  cards_other: '{{count}} cartas',
};
