import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['crew:herasyndulla'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('a stressed ship executes its red maneuver', () => {
  flying(4, 'koiogranTurn', { tokens: { stress: 1 } })
    .asks('declareTarget')
    .has('wedge', { tokens: { stress: 2 } })
    .ends();
});

test('without her the opponent replaces it', () => {
  flying(4, 'koiogranTurn', { tokens: { stress: 1 }, upgrades: [] }).asks('replaceManeuver');
});

test('a stressed friend does not', () => {
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [200, 200], upgrades: ['crew:herasyndulla'] },
      friend: {
        pilot: 'rookiepilot',
        at: [450, 200],
        dial: { speed: 4, bearing: 'koiogranTurn' },
        tokens: { stress: 1 },
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  ).asks('replaceManeuver', { ship: 'friend' });
});
