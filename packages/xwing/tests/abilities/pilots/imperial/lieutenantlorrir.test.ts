import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const rolling = () =>
  xwingTable(
    {
      lorrir: { pilot: 'lieutenantlorrir', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction');
const rolls = (table: ReturnType<typeof rolling>) =>
  table.answersOffered.filter((each) => (each as { action?: string }).action === 'barrelRoll');

test('it may roll along a bank for a stress token', () => {
  expect(new Set(rolls(rolling()).map((each) => (each as { direction?: string }).direction))).toEqual(
    new Set(['left', 'leftAhead1', 'leftBack1', 'right', 'rightAhead1', 'rightBack1']),
  );
  rolling()
    .acts('barrelRoll', { direction: 'rightAhead1' })
    .answers({ shift: 0 })
    .has('lorrir', { tokens: { stress: 1 } });
});

test('a straight roll brings none', () => {
  rolling()
    .acts('barrelRoll', { direction: 'right' })
    .answers({ shift: 0 })
    .has('lorrir', { tokens: { stress: 0 } });
});
