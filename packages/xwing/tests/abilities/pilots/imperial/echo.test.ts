import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const cloaked = (pilot: string) =>
  xwingTable(
    {
      echo: {
        pilot,
        at: [450, 300],
        tokens: { cloak: 1 },
        dial: { speed: 2, bearing: 'straight' },
      },
      rookie: { pilot: 'rookiepilot', at: [100, 800, 180] },
    },
    { phase: 'activation' },
  ).asks('decloak');

test('Echo decloaks along the bank templates only', () => {
  cloaked('echo').offersExactly(
    { direction: 'bankLeft' },
    { direction: 'bankRight' },
    { direction: 'leftAhead' },
    { direction: 'leftBack' },
    { direction: 'rightAhead' },
    { direction: 'rightBack' },
    { stay: true },
  );
});

test('ahead Echo ends where a bank of speed 2 ends', () => {
  const pose = cloaked('echo').answers({ direction: 'bankRight' }).events('shipMoved')[0]?.to;
  expect(pose?.heading).toBe(45);
  expect(pose?.x).toBeCloseTo(450 + 52.22, 2);
  expect(pose?.y).toBeCloseTo(300 + 126.07, 2);
});

test('sideways the base turns with the template', () => {
  const table = cloaked('echo').answers({ direction: 'rightAhead' }).answers({ shift: 0 });
  const pose = table.events('shipMoved')[0]?.to;
  expect(pose?.heading).toBe(315);
  expect(pose?.x).toBeCloseTo(450 + 126.07, 2);
  expect(pose?.y).toBeCloseTo(300 + 52.22, 2);
  table.has('echo', { tokens: { focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 } });
});

test('another phantom decloaks along the straight template', () => {
  cloaked('sigmasquadronpilot').offersExactly(
    { direction: 'forward' },
    { direction: 'left' },
    { direction: 'right' },
    { stay: true },
  );
});
