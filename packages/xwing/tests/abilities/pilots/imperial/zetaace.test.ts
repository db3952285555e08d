import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const rolling = (pilot: string) =>
  xwingTable(
    {
      ace: { pilot, at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 800, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction');

test('a barrel roll may be made with the speed-2 template', () => {
  const table = rolling('zetaace').acts('barrelRoll', { direction: 'right2' }).answers({ shift: 0 });
  expect(table.ship('ace').pose).toEqual({ x: 570, y: 420, heading: 0 });
});

test('the usual template remains', () => {
  const table = rolling('zetaace').acts('barrelRoll', { direction: 'left' }).answers({ shift: 20 });
  expect(table.ship('ace').pose).toEqual({ x: 370, y: 440, heading: 0 });
});

test('another pilot has no speed-2 barrel roll', () => {
  rolling('zetasquadronpilot').offersExactly(
    { action: 'focus' },
    { action: 'evade' },
    { action: 'targetLock', target: 'rookie' },
    { action: 'barrelRoll', direction: 'left' },
    { action: 'barrelRoll', direction: 'right' },
    { skip: true },
  );
});

test('to either side there are two barrel rolls', () => {
  rolling('zetaace').offersExactly(
    { action: 'focus' },
    { action: 'evade' },
    { action: 'targetLock', target: 'rookie' },
    ...['left', 'right', 'left2', 'right2'].map((direction) => ({ action: 'barrelRoll', direction })),
    { skip: true },
  );
});
