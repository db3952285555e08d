import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['targetingastromech'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('after a red maneuver a target may be locked', () => {
  flying(4, 'koiogranTurn')
    .offersExactly({ use: 'wedge.u1', choice: 'enemy' }, { pass: true })
    .uses('targetingastromech', 'enemy')
    .has('wedge', { lock: { target: 'enemy' } })
    .ends();
});

test('not after a white one', () => {
  flying(3, 'straight').asks('performAction').ends();
});

test('the red maneuver of a friend gives it nothing', () => {
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [300, 200], upgrades: ['targetingastromech'] },
      friend: { pilot: 'rookiepilot', at: [500, 200], dial: { speed: 4, bearing: 'koiogranTurn' } },
      enemy: { pilot: 'academypilot', at: [300, 480, 180] },
    },
    { phase: 'activation' },
  )
    .has('wedge', { lock: null })
    .has('friend', { tokens: { stress: 1 } })
    .ends();
});
