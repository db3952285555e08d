import { diceLeft } from '../../rules/pool.ts';
import { card } from '../card-words.ts';
import { criticalEffect } from '../critical-effect.ts';

/** ar.known.upgrade.titles */
export const dodonnasPride = card('dodonnas-pride', {
  abilities: [
    criticalEffect('blue', ({ table, attack, key }) => [
      { kind: 'cancelDice', dice: diceLeft(attack.dice), source: key },
      { kind: 'dealDamageCard', ship: table.ship(attack.defender).id, faceup: true, source: 'attack' },
    ]),
  ],
});
