import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (own: object = { dial: { speed: 3, bearing: 'straight' } }) =>
  xwingTable(
    {
      ace: {
        pilot: 'blacksunace',
        at: [450, 200],
        upgrades: ['inertialdampeners'],
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('for the card the ship stands still, and the stress leaves it no action', () => {
  const table = flying()
    .offersExactly({ use: 'ace.u1', choice: null }, { pass: true })
    .uses('inertialdampeners')
    .has('ace', {
      pose: { x: 450, y: 200, heading: 0 },
      tokens: { stress: 1 },
      actions: [],
      upgrades: [{ faceup: false }],
    });
  table.ends();
});

test('the maneuver is white, so that a red one may be left alone, and the stress comes once', () => {
  flying({ dial: { speed: 4, bearing: 'koiogranTurn' } })
    .uses('inertialdampeners')
    .has('ace', { pose: { heading: 0 }, tokens: { stress: 1 } });
});

test('left alone, the dial is flown', () => {
  flying()
    .passes()
    .asks('performAction')
    .has('ace', { pose: { y: 360 }, tokens: { stress: 0 } });
});

test('an ionized ship reveals no dial', () => {
  flying({ tokens: { ion: 1 } })
    .asks('performAction')
    .has('ace', { upgrades: [{ faceup: true }] });
});

const pair = (own: object, friend: object) =>
  xwingTable(
    {
      ace: { pilot: 'blacksunsoldier', at: [450, 200], upgrades: ['inertialdampeners'], ...own },
      friend: { pilot: 'blacksunace', at: [250, 200], ...friend },
      enemy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  );
const dial = { speed: 3, bearing: 'straight' };

test('the dial of a friend is flown as it is, and its maneuvers stress nobody', () => {
  pair({ dial, activated: true }, { dial }).asks('performAction', { ship: 'friend' });
  const table = pair({ dial }, { dial }).uses('inertialdampeners');
  expect(
    table.events('tokensAssigned').flatMap(({ ship, token }) => (token === 'stress' ? [ship] : [])),
  ).toEqual(['ace']);
  table.asks('performAction', { ship: 'friend' });
});

test('the maneuver has speed 0', () => {
  expect(flying().uses('inertialdampeners').events('dialReplaced')).toMatchObject([
    { maneuver: { speed: 0, bearing: 'stationary', difficulty: 'white' } },
  ]);
});

test('the stress comes before its player is asked for anything', () => {
  flying({
    dial: { speed: 3, bearing: 'straight' },
    tokens: { stress: 1 },
    upgrades: ['inertialdampeners', 'crew:kananjarrus'],
  })
    .uses('inertialdampeners')
    .offers('kananjarrus')
    .has('ace', { tokens: { stress: 2 } });
});
