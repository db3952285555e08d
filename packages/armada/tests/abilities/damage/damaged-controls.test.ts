import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { type Duel, damageOn, duel } from './duel.ts';

const rule = 'ar.known.damage.damaged-controls';
const faceup = ['damaged-controls'];

/** The Victory flies straight on at speed 1. */
const fly = (how: Duel) =>
  duel({ ...how, victory: { speed: 1, ...how.victory } })
    .until('chooseCourse', 'victory')
    .answers({ clicks: [0], side: 'left' });

const inTheWay = { at: [900, 450, 180] } as const;

shows(
  [rule, 'ar.overlap.ship-damage-both'],
  'running into a ship deals one card more than to the other',
  () => {
    const table = fly({ victory: { faceup }, corvette: inTheWay });
    expect(damageOn(table, 'victory')).toEqual(['damaged-controls', 'facedown', 'facedown']);
    expect(damageOn(table, 'corvette')).toEqual(['facedown']);
    table.ends();
  },
);

shows(rule, 'being run into deals nothing more', () => {
  const table = fly({ corvette: { ...inTheWay, faceup } });
  expect(damageOn(table, 'victory')).toEqual(['facedown']);
  expect(damageOn(table, 'corvette')).toEqual(['damaged-controls', 'facedown']);
});

shows([rule, 'ar.obstacle.asteroid'], 'an obstacle deals a facedown card besides its own effect', () => {
  const table = fly({
    victory: { faceup },
    obstacles: { 'asteroid-1': [900, 370] },
    cards: ['power-failure', 'compartment-fire'],
  });
  expect(damageOn(table, 'victory')).toEqual(['damaged-controls', 'facedown', 'compartment-fire']);
  table.ends();
});

shows(rule, 'two obstacles deal two, a clean maneuver none', () => {
  const two = fly({
    victory: { faceup, facedown: [] },
    obstacles: { station: [860, 370], 'asteroid-1': [930, 370] },
    cards: ['power-failure', 'power-failure', 'compartment-fire'],
  })
    .asks('chooseObstacle')
    .offersExactly({ obstacle: 'station' }, { obstacle: 'asteroid-1' })
    .answers({ obstacle: 'station' })
    .asks('discardDamage')
    .offersExactly({ key: 'victory.d1' }, { key: 'victory.d1000' }, { decline: true })
    .answers({ decline: true });
  expect(damageOn(two, 'victory')).toEqual(['damaged-controls', 'facedown', 'facedown', 'compartment-fire']);
  expect(damageOn(fly({ victory: { faceup } }), 'victory')).toEqual(['damaged-controls']);
});

shows(rule, 'the obstacles of other ships deal nothing more', () => {
  const table = fly({
    corvette: { faceup, at: [900, 600, 180] },
    obstacles: { 'asteroid-1': [900, 370] },
    cards: ['compartment-fire'],
  });
  expect(damageOn(table, 'victory')).toEqual(['compartment-fire']);
  expect(damageOn(table, 'corvette')).toEqual(['damaged-controls']);
});
