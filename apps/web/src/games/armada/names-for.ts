import { namesOf } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { namesByTable } from '../../table/names-by-table.ts';

/** What units, cards and people are called at this table, in the reader's language. */
export const namesFor = namesByTable((table: ArmadaView, people, language) =>
  namesOf(table, people, language),
);
