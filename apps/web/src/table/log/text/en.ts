import type { Words } from '../../../app/words.ts';

export const en = {
  log: 'What happened',
  earlier_one: 'Show {{count}} earlier line',
  earlier_other: 'Show {{count}} earlier lines',
  nothingYet: 'Nothing has happened yet.',
  newest: 'Newest line',
  ruleNamed: 'Rule {{rule}}',
  filters: 'Show',
  filter_all: 'All',
  filter_fights: 'Fights',
  filter_talk: 'Talk',
} as const satisfies Words;
