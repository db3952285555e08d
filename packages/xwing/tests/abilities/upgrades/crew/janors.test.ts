import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['crew:janors'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('a focus token of a friend at range 1-3 may come as an evade token', () => {
  flying(2, 'straight')
    .acts('focus')
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('janors')
    .has('wedge', { tokens: { focus: 0, evade: 1 } })
    .ends();
});

test('left alone, it is a focus token', () => {
  flying(2, 'straight')
    .acts('focus')
    .passes()
    .has('wedge', { tokens: { focus: 1, evade: 0 } })
    .ends();
});

const beside = (x: number) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 200], upgrades: ['crew:janors'] },
      friend: { pilot: 'rookiepilot', at: [x, 200], dial: { speed: 1, bearing: 'straight' } },
      enemy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  );

test('a friend at range 3 is near enough, beyond it is not', () => {
  const near = beside(200).acts('focus').uses('janors');
  expect(near.events('tokensAssigned')).toMatchObject([{ ship: 'friend', token: 'evade' }]);
  const far = beside(110).acts('focus').doesNotOffer('janors');
  expect(far.events('tokensAssigned')).toMatchObject([{ ship: 'friend', token: 'focus' }]);
});

test('another token comes as it is', () => {
  flying(4, 'koiogranTurn')
    .doesNotOffer('janors')
    .has('wedge', { tokens: { stress: 1 } });
});
