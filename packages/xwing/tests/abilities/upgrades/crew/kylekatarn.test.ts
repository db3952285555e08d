import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['crew:kylekatarn'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('stress that goes may bring a focus token', () => {
  flying(1, 'straight', { tokens: { stress: 1 } })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('kylekatarn')
    .has('wedge', { tokens: { stress: 0, focus: 1 } })
    .ends();
});

test('without stress nothing is offered', () => {
  flying(1, 'straight')
    .asks('performAction')
    .has('wedge', { tokens: { focus: 0 } })
    .ends();
});

test('neither the stress of a friend nor a token of another kind brings one', () => {
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [200, 200], upgrades: ['crew:kylekatarn'] },
      friend: {
        pilot: 'rookiepilot',
        at: [450, 200],
        dial: { speed: 1, bearing: 'straight' },
        tokens: { stress: 1 },
      },
      enemy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  )
    .has('friend', { tokens: { stress: 0 } })
    .asks('performAction', { ship: 'friend' });
  const atTheEnd = xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [200, 200],
        upgrades: ['crew:kylekatarn'],
        tokens: { focus: 1 },
      },
      enemy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'end' },
  );
  expect(atTheEnd.open.map(({ kind }) => kind)).not.toContain('useAbility');
  atTheEnd.has('wedge', { tokens: { focus: 0 } });
});
