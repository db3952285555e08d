import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (more = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'wedgeantilles',
        at: [450, 300],
        upgrades: ['squadleader'],
        dial: { speed: 1, bearing: 'straight' },
      },
      rookie: { pilot: 'rookiepilot', at: [300, 380], ...more },
      far: { pilot: 'rookiepilot', at: [800, 380] },
      academy: { pilot: 'academypilot', at: [450, 550, 180] },
      vader: { pilot: 'darthvader', at: [600, 380] },
    },
    { phase: 'activation' },
  );

test('a ship of lower skill at range 1-2 may perform a free action', () => {
  flown()
    .offersExactly(
      { action: 'focus' },
      ...['academy', 'vader'].map((target) => ({ action: 'targetLock', target })),
      { action: 'card wedge.u1', choice: 'rookie' },
      { action: 'card wedge.u1', choice: 'academy' },
      { skip: true },
    )
    .acts('card wedge.u1', { choice: 'rookie' })
    .asks('performAction', { ship: 'rookie', free: true })
    .acts('focus')
    .has('rookie', { tokens: { focus: 1 }, actions: ['focus'] })
    .has('wedge', { actions: ['card wedge.u1'], tokens: { focus: 0 } });
});

test('a stressed ship gets no free action from it', () => {
  flown({ tokens: { stress: 1 } })
    .acts('card wedge.u1', { choice: 'rookie' })
    .asks('declareTarget', { ship: 'wedge' })
    .has('rookie', { actions: [] });
});

test('a ship of lower skill at range 3 gets no free action from it', () => {
  flown({ at: [160, 380] }).offersExactly(
    { action: 'focus' },
    ...['academy', 'vader'].map((target) => ({ action: 'targetLock', target })),
    { action: 'card wedge.u1', choice: 'academy' },
    { skip: true },
  );
});
