import type { CardsOnTable } from '@sortie/cards';
import type { Table } from '../model/index.ts';
import type { LegionCards } from './card-rules.ts';

/** The table as the rules ask it: what cards may ask, and the cards themselves. */
export interface RulesTable extends Table {
  readonly cards: CardsOnTable<LegionCards>;
}
