import { card } from '../../card-words.ts';

/** Rolled without asking wherever it is more: it can do no harm. */
export const sarcoPlank = card('scum:quadjumper:sarcoplank', {
  sets: { insteadOfAgility: ({ table, self }) => table.ship(self).speedFlown ?? undefined },
});
