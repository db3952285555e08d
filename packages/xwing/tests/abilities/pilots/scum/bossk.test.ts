import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const attacking = (faces: readonly string[]) =>
  xwingTable({
    bossk: { pilot: 'scum:yv666:bossk', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 640, 180], shields: 2 },
  }).attack('bossk', 'rookie', { attack: faces, defense: ['blank', 'blank'] });

test('one critical may become two hits', () => {
  attacking(['crit', 'blank', 'blank'])
    .offersExactly({ use: 'bossk.pilot', choice: null }, { pass: true })
    .uses('bossk')
    .has('rookie', { shields: 0, damage: [] })
    .ends();
});

test('of two criticals one is given up, and what comes of it are hits', () => {
  const table = attacking(['crit', 'crit', 'blank']).uses('bossk');
  expect(table.events('dieCancelled').flatMap(({ pool, die }) => (pool === 'attack' ? [die] : []))).toEqual([
    0,
  ]);
  expect(table.events('dieAdded').map(({ face }) => face)).toEqual(['hit', 'hit']);
});

test('without a critical there is nothing to give up', () => {
  attacking(['hit', 'blank', 'blank']).has('rookie', { shields: 1 }).ends();
});
