import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const alone = (dial: { speed: number; bearing: string }, tokens = {}) =>
  xwingTable(
    {
      novice: { pilot: 'bluesquadronnovice', at: [450, 300], upgrades: ['bb8'], dial, tokens },
      academy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

test('revealing a green maneuver offers a free barrel roll before it is flown', () => {
  alone({ speed: 2, bearing: 'straight' })
    .asks('performAction', { ship: 'novice', free: true })
    .offersExactly(
      { action: 'barrelRoll', direction: 'left' },
      { action: 'barrelRoll', direction: 'right' },
      { skip: true },
    )
    .acts('barrelRoll', { direction: 'right' })
    .answers({ shift: 0 })
    .asks('performAction', { ship: 'novice', free: false })
    .has('novice', { pose: { x: 530, y: 420, heading: 0 } });
});

test('a white maneuver offers no barrel roll', () => {
  alone({ speed: 3, bearing: 'bankLeft' }).asks('performAction', { ship: 'novice', free: false });
});

test('a stressed ship gets no barrel roll from a green maneuver', () => {
  alone({ speed: 2, bearing: 'straight' }, { stress: 1 })
    .asks('performAction', { ship: 'novice', free: false })
    .has('novice', { tokens: { stress: 0 } });
});
