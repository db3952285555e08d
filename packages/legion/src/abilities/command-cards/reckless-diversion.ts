import { card } from '../card-words.ts';

/** Enemies attack trooper units with orders as long as they can. */
export const recklessDiversion = card('reckless-diversion', {
  permits: {
    drawFire: ({ unit }, { table, self }) =>
      table.areFriendly(self, unit.id) && table.isTrooper(unit.id) && unit.order === 'faceup',
  },
});
