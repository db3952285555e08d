import { card } from '../card-words.ts';
import { nextToActivate } from './next-to-activate.ts';

/** Leia Organa hands her turn on to somebody near her. */
export const somebodyHasToSaveOurSkins = card('somebody-has-to-save-our-skins', {
  abilities: [
    nextToActivate(({ table, self, activation }) =>
      activation.unit === self ? table.friends(self).filter(({ id }) => table.range(self, id) <= 2) : [],
    ),
  ],
});
