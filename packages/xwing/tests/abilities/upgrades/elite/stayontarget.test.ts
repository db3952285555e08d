import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../../../src/rules/table.ts';

const flying = (
  bearing: string,
  { speed = 2, stress = 0, upgrades = ['stayontarget'] as readonly string[] } = {},
) =>
  xwingTable(
    {
      ace: {
        pilot: 'wedgeantilles',
        at: [450, 300],
        dial: { speed, bearing },
        tokens: { stress },
        upgrades,
      },
      tie: { pilot: 'academypilot', at: [450, 700, 180] },
    },
    { phase: 'activation' },
  );

const to = (bearing: string, difficulty: string, speed = 2) => ({ speed, bearing, difficulty });

test('the dial may be turned to any other maneuver of its speed', () => {
  flying('straight').offersExactly(
    ...[
      to('turnLeft', 'white'),
      to('bankLeft', 'white'),
      to('bankRight', 'white'),
      to('turnRight', 'white'),
    ].map((choice) => ({ use: 'ace.u1', choice })),
    { pass: true },
  );
});

shows(
  'xw.maneuver.difficulty.conflict-harder-wins',
  'the maneuver is red, also where an astromech makes it green',
  () => {
    const upgrades = ['stayontarget', 'r2astromech'];
    const table = flying('straight', { upgrades }).uses('stayontarget', to('bankLeft', 'white'));
    table.has('ace', { tokens: { stress: 1 } });
    expect(table.events('shipMoved')).toMatchObject([{ how: 'bankLeft 2' }]);
    flying('straight', { upgrades })
      .passes()
      .has('ace', { tokens: { stress: 0 } });
  },
);

shows('xw.stress.red-revealed-opponent-picks', 'a stressed ship cannot use it', () => {
  flying('bankLeft', { stress: 1 })
    .doesNotOffer('stayontarget')
    .has('ace', { tokens: { stress: 1 } });
});

test('the red lasts no longer than the phase', () => {
  const table = flying('straight').uses('stayontarget', to('turnRight', 'white'));
  expect(table.events('tokensAssigned').map(({ token, count }) => [token, count])).toEqual([['stress', 1]]);
  expect(table.events('lastingBegun')).toMatchObject([{ lasting: { until: 'endOfPhase' } }]);
});

test('the dial of a friend is not turned, nor one that the opponent has chosen', () => {
  xwingTable(
    {
      ace: {
        pilot: 'wedgeantilles',
        at: [450, 300],
        upgrades: ['stayontarget'],
        dial: { speed: 2, bearing: 'straight' },
      },
      friend: { pilot: 'rookiepilot', at: [250, 300], dial: { speed: 2, bearing: 'straight' } },
      tie: { pilot: 'academypilot', at: [450, 700, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'friend' });
  flying('koiogranTurn', { speed: 4, stress: 1 })
    .until('replaceManeuver')
    .answers({ speed: 2, bearing: 'straight' })
    .doesNotOffer('stayontarget');
});

test('a stressed ship that may fly red maneuvers uses it', () => {
  flying('straight', { stress: 1, upgrades: ['stayontarget', 'crew:herasyndulla'] }).offers('stayontarget');
});

test('only the maneuver that was turned to is red', () => {
  const table = flying('straight', { upgrades: ['stayontarget', 'navigator'] }).uses(
    'stayontarget',
    to('bankLeft', 'white'),
  );
  table.offers('navigator');
  const { id } = table.ship('ace');
  const colours = [to('bankLeft', 'white'), to('bankLeft', 'white', 1), to('straight', 'white')].map((each) =>
    tableOf(table.state).difficulty(id, each as never),
  );
  expect(colours).toEqual(['red', 'white', 'white']);
});
