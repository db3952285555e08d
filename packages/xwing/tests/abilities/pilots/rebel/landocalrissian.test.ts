import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flight = (bearing: string, speed: number) =>
  xwingTable(
    {
      lando: { pilot: 'rebel:yt1300:landocalrissian', at: [450, 300], dial: { speed, bearing } },
      wing: { pilot: 'rookiepilot', at: [540, 440] },
      tycho: { pilot: 'greensquadronpilot', at: [360, 440] },
      far: { pilot: 'rookiepilot', at: [800, 440] },
      academy: { pilot: 'academypilot', at: [100, 800, 180] },
    },
    { phase: 'activation' },
  );

test('after a green maneuver another friendly ship at range 1 may perform an action of its bar', () => {
  flight('straight', 1)
    .offersExactly({ use: 'lando.pilot', choice: 'wing' }, { use: 'lando.pilot', choice: 'tycho' })
    .uses('landocalrissian', 'tycho')
    .asks('performAction', { ship: 'tycho', free: true })
    .offersExactly(
      { action: 'focus' },
      { action: 'evade' },
      { action: 'targetLock', target: 'academy' },
      { action: 'boost', direction: 'straight' },
      { action: 'boost', direction: 'bankLeft' },
      { action: 'boost', direction: 'bankRight' },
      { skip: true },
    )
    .acts('evade')
    .has('tycho', { actions: ['evade'], tokens: { focus: 0, evade: 1, stress: 0, ion: 0, cloak: 0 } })
    .asks('performAction', { ship: 'lando', free: false });
});

test('the chosen ship may decline', () => {
  flight('straight', 1).uses('landocalrissian', 'wing').skips().asks('performAction', { ship: 'lando' });
});

test('a white maneuver lets nobody act', () => {
  flight('turnLeft', 1).asks('performAction', { ship: 'lando', free: false });
});

test('a green maneuver of another ship lets nobody act', () => {
  xwingTable(
    {
      lando: { pilot: 'rebel:yt1300:landocalrissian', at: [450, 300] },
      wing: { pilot: 'rookiepilot', at: [540, 340], dial: { speed: 1, bearing: 'straight' } },
      academy: { pilot: 'academypilot', at: [100, 800, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'wing', free: false });
});
