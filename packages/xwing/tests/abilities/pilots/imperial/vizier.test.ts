import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: 1 | 2, tokens: object, x = 540) =>
  xwingTable(
    {
      vizier: { pilot: 'vizier', at: [x, 400], tokens },
      wing: { pilot: 'scarifbasepilot', at: [450, 300], dial: { speed, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [100, 850, 180] },
    },
    { phase: 'activation' },
  );

test('a friend that flew at speed 1 to range 1 may be given a token', () => {
  flying(1, { focus: 1, evade: 1 })
    .offersExactly(
      { use: 'vizier.pilot', choice: 'focus' },
      { use: 'vizier.pilot', choice: 'evade' },
      { pass: true },
    )
    .uses('vizier', 'evade')
    .has('vizier', { tokens: { focus: 1, evade: 0 } })
    .has('wing', { tokens: { focus: 0, evade: 1 } });
});

test('not at speed 2, not beyond range 1, and not without tokens', () => {
  flying(2, { focus: 1 }).asks('performAction');
  flying(1, { focus: 1 }, 640).asks('performAction');
  flying(1, {}).asks('performAction');
});

test('one token goes, and no more', () => {
  flying(1, { focus: 2 })
    .uses('vizier')
    .has('vizier', { tokens: { focus: 1 } })
    .has('wing', { tokens: { focus: 1 } });
});
