import type { Words } from '../../../app/words.ts';

export const en = {
  roster: 'Both sides',
  own: 'yours',
  points: '{{points}} points',
  standing_waiting: 'has yet to act',
  standing_active: 'acts now',
  standing_done: 'has acted',
  standing_away: 'not on the table',
  standing_gone: 'lost',
  show: 'Show {{name}} on the table',
  cardsOf: 'of {{name}}',
  cards_one: '{{count}} card',
  cards_other: '{{count}} cards',
} as const satisfies Words;
