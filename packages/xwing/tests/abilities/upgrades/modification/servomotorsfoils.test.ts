import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../../../src/rules/table.ts';

const flown = (card: string, speed: number, bearing: string, tokens: object = {}) =>
  xwingTable(
    {
      x: { pilot: 'cavernangelszealot', at: [450, 300], upgrades: [card], tokens, dial: { speed, bearing } },
      tie: { pilot: 'academypilot', at: [800, 850, 270] },
    },
    { phase: 'activation' },
  ).passes();

test('open foils may make a Tallon roll of a fast turn, without stress', () => {
  const open = 'mod:servomotorsfoils#360';
  const table = flown(open, 3, 'turnLeft').offersExactly(
    { use: 'x.u1', choice: 'tallonRollLeft' },
    { pass: true },
  );
  table.uses('servomotorsfoils', 'tallonRollLeft').asks('placeTallonRoll');
  flown(open, 2, 'turnLeft').doesNotOffer('servomotorsfoils');
  flown(open, 3, 'bankLeft').doesNotOffer('servomotorsfoils');
});

test('closed foils make slow banks green and the weapon weaker', () => {
  const table = flown('mod:servomotorsfoils#361', 1, 'straight');
  const { id } = table.ship('x');
  const colour = (speed: 2 | 3) =>
    tableOf(table.state).difficulty(id, { speed, bearing: 'bankLeft', difficulty: 'white' });
  expect([colour(2), colour(3)]).toEqual(['green', 'white']);
  expect(tableOf(table.state).primaryWeaponValue(id)).toBe(2);
  expect(tableOf(table.state).actionBar(id)).toContain('boost');
});

test('the foils flip as the Activation phase starts', () => {
  const table = xwingTable(
    {
      x: { pilot: 'cavernangelszealot', at: [450, 300], upgrades: ['mod:servomotorsfoils#361'] },
      tie: { pilot: 'academypilot', at: [800, 850, 270] },
    },
    { phase: 'planning' },
  );
  table
    .plans('x', 1, 'straight')
    .plans('tie', 2, 'straight')
    .readies()
    .offers('servomotorsfoils')
    .uses('servomotorsfoils');
  table.has('x', { upgrades: [{ card: 'mod:servomotorsfoils#360' }] });
});

test('a turn to the right rolls to the right, under stress none, and none for a friend', () => {
  const open = 'mod:servomotorsfoils#360';
  flown(open, 3, 'turnRight').offersExactly({ use: 'x.u1', choice: 'tallonRollRight' }, { pass: true });
  flown(open, 3, 'turnRight', { stress: 1 }).doesNotOffer('servomotorsfoils');
  const dial = { speed: 3, bearing: 'turnRight' };
  xwingTable(
    {
      x: { pilot: 'redsquadronpilot', at: [450, 300], upgrades: [open], dial },
      friend: { pilot: 'rookiepilot', at: [250, 300], dial },
      tie: { pilot: 'academypilot', at: [800, 850, 270] },
    },
    { phase: 'activation' },
  )
    .passes()
    .asks('performAction', { ship: 'friend' });
});

test('closed foils leave the colour of other maneuvers of that speed', () => {
  const table = flown('mod:servomotorsfoils#361', 1, 'straight');
  const { id } = table.ship('x');
  expect(tableOf(table.state).difficulty(id, { speed: 2, bearing: 'turnLeft', difficulty: 'white' })).toBe(
    'white',
  );
});
