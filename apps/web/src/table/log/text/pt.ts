import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  log: 'O que aconteceu',
  earlier_one: 'Mostrar {{count}} linha anterior',
  earlier_other: 'Mostrar {{count}} linhas anteriores',
  earlier_many: 'Mostrar {{count}} linhas anteriores',
  nothingYet: 'Ainda não aconteceu nada.',
  newest: 'Linha mais recente',
  ruleNamed: 'Regra {{rule}}',
  filters: 'Mostrar',
  filter_all: 'Tudo',
  filter_fights: 'Combates',
  filter_talk: 'Conversa',
};
