import { card } from '../card-words.ts';

const SPEED = 2;

/** ar.known.upgrade.officers, ar.engagement.cannot-move */
export const admiralChiraneau = card('admiral-chiraneau', {
  sets: {
    speedWhileHeld: ({ table, self, squadron }) =>
      table.isActivatedBy(squadron.id, self) ? SPEED : undefined,
  },
});
