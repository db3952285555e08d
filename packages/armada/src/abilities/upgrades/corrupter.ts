import { card } from '../card-words.ts';

/** ar.known.upgrade.titles */
export const corrupter = card('corrupter', {
  adds: {
    squadronSpeed: ({ table, self, squadron: { id } }) =>
      table.isActivatedBy(id, self) && table.hasKeyword(id, 'bomber') ? 1 : 0,
  },
});
