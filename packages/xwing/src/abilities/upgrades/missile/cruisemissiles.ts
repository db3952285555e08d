import { card } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';

const MOST = 4;

/** The further dice are rolled without asking: they can do no harm. */
export const cruiseMissiles = card('missile:cruisemissiles', {
  weapon: { requires: 'targetLock', discards: true },
  adds: {
    attackDice: (at) => (firesThis(at) ? Math.min(MOST, at.table.ship(at.self).speedFlown ?? 0) : 0),
  },
});
