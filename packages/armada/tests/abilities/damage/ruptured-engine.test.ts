import type { ArmadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { type Duel, duel } from './duel.ts';

const rule = 'ar.known.damage.ruptured-engine';
const faceup = ['ruptured-engine'];
const zones = ['front', 'left', 'right', 'rear'].map((zone) => ({ zone }));

const fly = (speed: number, how: Duel = {}) =>
  duel({
    ...how,
    victory: { speed, faceup, ...how.victory },
    corvette: { at: [900, 700, 180], ...how.corvette },
  })
    .until('chooseCourse', 'victory')
    .answers({ clicks: Array.from({ length: speed }, () => 0), side: 'left' });

const asked = ({ open }: ArmadaTable) => open.map(({ kind }) => kind);

shows([rule, 'ar.damage.unspecified-zone'], 'a maneuver with the dial above 1 costs 1 damage', () => {
  fly(2)
    .asks('chooseZone', { ship: 'victory', points: 1, source: 'ruptured-engine' })
    .asksSeat('p1')
    .offersExactly(...zones)
    .answers({ zone: 'rear' })
    .has('victory', { shields: { front: 3, left: 3, right: 3, rear: 0 } })
    .ends();
});

shows(
  [rule, 'ar.overlap.temporary-speed-restored'],
  'the dial counts, also for a ship that was pushed back',
  () => {
    fly(2, { corvette: { at: [900, 450, 180] } }).asks('chooseZone', { source: 'ruptured-engine' });
  },
);

shows(rule, 'at speed 1 it costs nothing, nor do the maneuvers of others', () => {
  expect(asked(fly(1))).toEqual(['assignDials', 'assignDials']);
  const other = fly(2, { victory: { faceup: [] }, corvette: { faceup, speed: 2 } });
  expect(asked(other)).toEqual(['assignDials', 'assignDials']);
});
