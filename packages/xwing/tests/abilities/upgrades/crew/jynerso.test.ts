import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['jynerso'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
      second: { pilot: 'academypilot', at: [500, 560, 180] },
      friend: { pilot: 'rookiepilot', at: [200, 320], activated: true },
    },
    { phase: 'activation' },
  );

test('a friend gets a focus token for each enemy in arc at range 1-3', () => {
  flying(2, 'straight')
    .offersNoAction('card wedge.u1', { choice: 'friend' })
    .acts('card wedge.u1', { choice: 'wedge' })
    .has('wedge', { tokens: { focus: 2 } })
    .ends();
});

test('with nobody in arc it brings nothing', () => {
  flying(2, 'straight', { at: [200, 600, 180] })
    .acts('card wedge.u1', { choice: 'wedge' })
    .has('wedge', { tokens: { focus: 0 } });
});

const facing = (enemies: object) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['jynerso'],
        dial: { speed: 2, bearing: 'straight' },
      },
      friend: { pilot: 'rookiepilot', at: [630, 320], activated: true },
      far: { pilot: 'academypilot', at: [450, 700, 180] },
      one: { pilot: 'academypilot', at: [450, 560, 180] },
      ...enemies,
    },
    { phase: 'activation' },
  ).acts('card wedge.u1', { choice: 'friend' });

test('an enemy beyond range 3 does not count, and of four no more than three', () => {
  facing({}).has('friend', { tokens: { focus: 1 } });
  facing({
    two: { pilot: 'academypilot', at: [500, 560, 180] },
    three: { pilot: 'academypilot', at: [400, 560, 180] },
    four: { pilot: 'academypilot', at: [400, 620, 180] },
  }).has('friend', { tokens: { focus: 3 } });
});
