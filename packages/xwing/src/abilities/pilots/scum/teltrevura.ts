import type { XwingEffect } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

const DEALT = 4;

/** xw.later.destruction.averted */
export const telTrevura = card('scum:jumpmaster5000:teltrevura', {
  insteadOfDestruction: ({ table, self, key }) => [
    ...table
      .ship(self)
      .damage.map((each): XwingEffect => ({ kind: 'discardDamageCard', ship: self, key: each.key })),
    ...Array.from(
      { length: DEALT },
      (): XwingEffect => ({ kind: 'dealDamageCard', ship: self, faceup: false, source: key }),
    ),
  ],
});
