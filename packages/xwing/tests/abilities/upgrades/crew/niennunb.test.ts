import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (dial: { speed: number; bearing: string }) =>
  xwingTable(
    {
      lando: {
        pilot: 'rebel:yt1300:chewbacca',
        at: [450, 300],
        upgrades: ['crew:niennunb'],
        dial,
        tokens: { stress: 1 },
      },
      academy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

test('straights are green', () => {
  flown({ speed: 4, bearing: 'straight' })
    .asks('performAction', { ship: 'lando' })
    .has('lando', { tokens: { stress: 0 } });
});

test('a bank keeps its colour', () => {
  flown({ speed: 3, bearing: 'bankLeft' }).has('lando', { tokens: { stress: 1 } });
});

test('a Koiogran turn is no straight maneuver', () => {
  flown({ speed: 3, bearing: 'koiogranTurn' }).asks('replaceManeuver', { ship: 'lando' }).asksSeat('p2');
});
