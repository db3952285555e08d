import { namesOf } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { namesByTable } from '../../table/names-by-table.ts';

/** What units, cards and people are called at this table, in the reader's language. */
export const namesFor = namesByTable((table: LegionView, people, language) =>
  namesOf(table, people, language),
);
