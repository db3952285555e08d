import { card } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';

const MOST = 3;

/** The further dice are rolled without asking: they can do no harm. */
export const protonRockets = card('missile:protonrockets', {
  weapon: { requires: 'focus', discards: true },
  adds: { attackDice: (at) => (firesThis(at) ? Math.min(MOST, at.table.agilityValue(at.self)) : 0) },
});
