import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'soontirfel',
        at: [450, 200],
        upgrades: ['primedthrusters'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'rookiepilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('a stressed ship may still boost and barrel roll, and nothing else', () => {
  flying(3, 'straight', { pilot: 'sabersquadronpilot', tokens: { stress: 3 } })
    .asks('performAction')
    .offersNoAction('focus')
    .acts('boost', { direction: 'straight' })
    .ends();
});

test('not with three stress tokens', () => {
  flying(3, 'straight', { pilot: 'sabersquadronpilot', tokens: { stress: 4 } })
    .asks('declareTarget')
    .has('wedge', { actions: [] });
});

test('a barrel roll is possible, and a stressed friend does neither', () => {
  flying(3, 'straight', { pilot: 'sabersquadronpilot', tokens: { stress: 2 } })
    .acts('barrelRoll', { direction: 'left' })
    .answers({ shift: 0 })
    .has('wedge', { actions: ['barrelRoll'] });
  const friend = xwingTable(
    {
      wedge: { pilot: 'sabersquadronpilot', at: [450, 200], upgrades: ['primedthrusters'] },
      friend: {
        pilot: 'sabersquadronpilot',
        at: [250, 200],
        tokens: { stress: 2 },
        dial: { speed: 3, bearing: 'straight' },
      },
      enemy: { pilot: 'rookiepilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  );
  expect(friend.open.map(({ kind }) => kind)).not.toContain('performAction');
});
