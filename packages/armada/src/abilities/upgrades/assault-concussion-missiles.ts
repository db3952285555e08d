import { card } from '../card-words.ts';
import { criticalEffect } from '../critical-effect.ts';

/** Beside the total of the attack, which neither Brace nor Redirect touches. ar.known.upgrade.ordnance */
export const assaultConcussionMissiles = card('assault-concussion-missiles', {
  abilities: [
    criticalEffect('black', ({ table, attack: { defender, defendingZone }, key }) =>
      table
        .adjacentZones(defendingZone!)
        .map((zone) => ({ kind: 'sufferDamage', unit: defender, zone, points: 1, source: key })),
    ),
  ],
});
