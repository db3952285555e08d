import { card } from '../card-rules.ts';

/** Measured for the weapon that is declared: what cannot reach Biggs may be aimed past him. xw.carddata.pilot.biggs */
export const biggsdarklighter = card('rebel:xwing:biggsdarklighter', {
  forbids: (question, { table, self }) =>
    question.kind === 'target' &&
    question.target.id !== self &&
    table.areFriendly(self, question.target.id) &&
    table.range(self, question.target.id) === 1 &&
    question.reachable.includes(self),
});
