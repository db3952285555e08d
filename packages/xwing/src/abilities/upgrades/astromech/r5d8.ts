import type { XwingEffect } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

/** Facedown cards are alike to everybody, so the newest goes. xw.damage.suffer.facedown-normal */
export const r5d8 = card('amd:r5d8', {
  action: {
    perform: ({ table, self, key }) => {
      const newest = table
        .ship(self)
        .damage.filter(({ faceup }) => !faceup)
        .at(-1);
      const discard: XwingEffect[] = newest
        ? [{ kind: 'discardDamageCard', ship: self, key: newest.key }]
        : [];
      const outcomes = { evade: discard, focus: discard };
      return [{ kind: 'rollFor', ship: self, source: key, count: 1, pool: 'defense', outcomes }];
    },
  },
});
