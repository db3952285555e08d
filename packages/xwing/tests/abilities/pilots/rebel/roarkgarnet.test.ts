import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const start = (x: number, other: Partial<Spec> = {}) =>
  xwingTable({
    roark: { pilot: 'roarkgarnet', at: [450, 300] },
    wing: { pilot: 'rookiepilot', at: [x, 300] },
    third: { pilot: 'rookiepilot', at: [370, 300] },
    enemy: { pilot: 'soontirfel', at: [450, 450, 180], ...other },
  });

test('one other friendly ship at range 1-3 fights at pilot skill 12 for this phase', () => {
  start(530)
    .asks('useAbility')
    .offersExactly({ use: 'roark.pilot', choice: 'wing' }, { use: 'roark.pilot', choice: 'third' })
    .uses('roarkgarnet', 'wing')
    .asks('declareTarget', { ship: 'wing' })
    .has('wing', { lasting: [{ effect: { kind: 'pilotSkill', to: 12 }, until: 'endOfPhase' }] })
    .has('third', { lasting: [] })
    .until('setDial')
    .has('wing', { lasting: [] });
});

test('a ship beyond range 3 cannot be chosen, so the only other one is', () => {
  start(850)
    .has('wing', { lasting: [] })
    .has('third', { lasting: [{ effect: { to: 12 } }] });
});

test('range 3 is near enough', () => {
  start(720).offersExactly({ use: 'roark.pilot', choice: 'wing' }, { use: 'roark.pilot', choice: 'third' });
});
