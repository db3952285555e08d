import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { type Duel, damageOn, duel } from './duel.ts';

const rule = 'ar.known.damage.targeter-disruption';

const fire = (how: Duel) =>
  duel({ ...how, corvette: { shields: { front: 0 }, speed: 0, ...how.corvette } }).attack(
    'victory',
    'corvette',
    {
      zone: 'front',
      defendingZone: 'front',
      red: ['critical', 'blank', 'blank'],
      blue: ['accuracy', 'accuracy', 'accuracy'],
      cards: ['power-failure'],
    },
  );

shows(rule, 'the ship’s criticals do damage but have no critical effect', () => {
  const table = fire({ victory: { faceup: ['targeter-disruption'] } })
    .offers('accuracy')
    .passes();
  expect(damageOn(table, 'corvette')).toEqual(['facedown']);
  table.asks('chooseCourse', { ship: 'victory' }).ends();
});

shows(rule, 'where the defender has it the attacker resolves a critical effect', () => {
  const table = fire({ corvette: { faceup: ['targeter-disruption'] } })
    .passes()
    .offersExactly({ use: 'victory.critical', choice: null }, { pass: true })
    .uses('critical');
  expect(damageOn(table, 'corvette')).toEqual(['targeter-disruption', 'power-failure']);
});
