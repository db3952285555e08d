import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const ending = (y: number) =>
  xwingTable(
    {
      torkil: { pilot: 'torkilmux', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
    },
    { phase: 'activation' },
  ).skips();

test('an enemy at range 1-2 fights with pilot skill 0', () => {
  ending(560).has('rookie', { lasting: [{ effect: { kind: 'pilotSkill', to: 0 } }] });
});

test('not one at range 3', () => {
  ending(650).has('rookie', { lasting: [] }).asks('declareTarget');
});

test('of two enemies one is chosen', () => {
  xwingTable(
    {
      torkil: { pilot: 'torkilmux', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [420, 560, 180] },
      other: { pilot: 'rookiepilot', at: [500, 560, 180] },
    },
    { phase: 'activation' },
  )
    .skips()
    .offersExactly({ use: 'torkil.pilot', choice: 'rookie' }, { use: 'torkil.pilot', choice: 'other' })
    .uses('torkilmux', 'other')
    .has('rookie', { lasting: [] })
    .has('other', { lasting: [{ effect: { kind: 'pilotSkill', to: 0 } }] });
});
