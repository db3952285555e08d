import { namesOf } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { namesByTable } from '../../table/names-by-table.ts';

/** What ships, cards and people are called at this table, in the reader's language. */
export const namesFor = namesByTable((table: XwingView, people, language) =>
  namesOf(table, people, language),
);
