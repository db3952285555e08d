import { card } from '../card-words.ts';

/** ar.known.upgrade.titles, ar.squadron-activation.command-move-and-attack */
export const yavaris = card('yavaris', {
  permits: { attackTwice: ({ squadron }, { table, self }) => table.isActivatedBy(squadron.id, self) },
});
