import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { damageOn, strike } from './duel.ts';

const rule = 'ar.known.damage.projector-misaligned';

shows(rule, 'the zone with most shields loses all of them, the owner choosing between equals', () => {
  const table = strike(['projector-misaligned'])
    .asksSeat('p1')
    .offersExactly(
      { use: 'victory.d1000', choice: { zone: 'left' } },
      { use: 'victory.d1000', choice: { zone: 'right' } },
    )
    .uses('projector-misaligned', { zone: 'right' })
    .has('victory', { shields: { front: 0, left: 3, right: 0, rear: 1 } });
  expect(damageOn(table, 'victory')).toEqual(['facedown']);
  table.ends();
});

shows(rule, 'where one zone has most nobody is asked', () => {
  strike(['projector-misaligned'], { shields: { front: 0, left: 2 } })
    .has('victory', { shields: { front: 0, left: 2, right: 0, rear: 1 } })
    .asks('chooseCourse', { ship: 'corvette' });
});

shows(rule, 'a ship without shields has none to lose', () => {
  const table = strike(['projector-misaligned'], { shields: { front: 0, left: 0, right: 0, rear: 0 } });
  expect(damageOn(table, 'victory')).toEqual(['facedown']);
  table.asks('chooseCourse', { ship: 'corvette' }).ends();
});
