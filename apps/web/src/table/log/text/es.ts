import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  log: 'Lo que ha pasado',
  earlier_one: 'Mostrar {{count}} línea anterior',
  earlier_other: 'Mostrar {{count}} líneas anteriores',
  earlier_many: 'Mostrar {{count}} líneas anteriores',
  nothingYet: 'Todavía no ha pasado nada.',
  newest: 'Última línea',
  ruleNamed: 'Regla {{rule}}',
  filters: 'Mostrar',
  filter_all: 'Todo',
  filter_fights: 'Combates',
  filter_talk: 'Charla',
};
