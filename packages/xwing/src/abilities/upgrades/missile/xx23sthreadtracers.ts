import type { XwingEffect } from '../../../model/index.ts';
import { card } from '../../card-words.ts';
import { hitsInstead } from '../../hits-instead.ts';

/** The ship that fired is one of its friends. xw.ship.friendly.includes-self */
export const xx23SThreadTracers = card('missile:xx23sthreadtracers', {
  weapon: { requires: 'focus', discards: true },
  abilities: [
    hitsInstead(({ table, self, key, attack: { defender } }) =>
      table
        .friendsOf(self)
        .filter(({ id }) => table.range(self, id) <= 2)
        .filter(({ id }) => table.lockable(id).some((each) => each.id === defender))
        .map(({ id, seat }): XwingEffect => {
          const lock = { kind: 'acquireLock', ship: id, target: defender } as const;
          const options = [
            { answer: 'targetLock', effects: [lock] },
            { answer: { decline: true }, effects: [] },
          ];
          return { kind: 'choose', seat, ship: id, source: key, options };
        }),
    ),
  ],
});
