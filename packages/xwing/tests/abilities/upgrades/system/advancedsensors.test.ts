import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['advancedsensors'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('a free action before the dial is revealed takes the place of the one after it', () => {
  flying(2, 'straight')
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('advancedsensors')
    .acts('focus')
    .asks('declareTarget')
    .has('wedge', { tokens: { focus: 1 }, actions: ['focus'] })
    .ends();
});

test('left alone, the ship acts after its maneuver', () => {
  flying(2, 'straight')
    .passes()
    .acts('focus')
    .asks('declareTarget')
    .has('wedge', { tokens: { focus: 1 } })
    .ends();
});

test('neither when a friend is about to reveal, nor without a dial', () => {
  const dial = { speed: 2, bearing: 'straight' };
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [250, 200], upgrades: ['advancedsensors'], dial },
      friend: { pilot: 'rookiepilot', at: [450, 200], dial },
      enemy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'friend', free: false });
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['advancedsensors'],
        tokens: { ion: 1 },
      },
      enemy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'wedge', free: false });
});
