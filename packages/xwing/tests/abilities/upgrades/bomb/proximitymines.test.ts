import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flight = () =>
  xwingTable(
    {
      spray: {
        pilot: 'bountyhunter',
        at: [450, 300, 0],
        upgrades: ['proximitymines'],
        dial: { speed: 3, bearing: 'straight' },
      },
      x: {
        pilot: 'lukeskywalker',
        faction: 'rebel',
        at: [450, 210, 0],
        dial: { speed: 4, bearing: 'straight' },
      },
    },
    { phase: 'activation' },
  );

shows(
  ['xw.bomb.type.proximity', 'xw.carddata.upgrade.bomb-timing'],
  'a ship that crosses a proximity mine rolls three dice and suffers hits and criticals, hits first',
  () => {
    const table = flight()
      .asks('performAction', { ship: 'spray' })
      .dice({ attack: ['crit', 'blank', 'hit'] })
      .acts('card spray.u1');
    expect(table.state.bombs).toEqual([]);
    expect(table.events('rolledFor')).toMatchObject([{ ship: 'x', faces: ['crit', 'blank', 'hit'] }]);
    table.has('x', { shields: 0, damage: [] }).ends();
  },
);

test('a proximity mine that nobody touches stays on the table', () => {
  const table = xwingTable(
    {
      spray: {
        pilot: 'bountyhunter',
        at: [450, 300, 0],
        upgrades: ['proximitymines'],
        dial: { speed: 3, bearing: 'straight' },
      },
      x: { pilot: 'rookiepilot', at: [100, 100, 0] },
    },
    { phase: 'activation' },
  ).acts('card spray.u1');
  expect(table.state.bombs).toMatchObject([{ bomb: 'bomb:proximitymines', pose: { x: 450, y: 408 } }]);
  table.has('spray', { upgrades: [{ faceup: false }] }).ends();
  expect(table.events('actionPerformed')).toMatchObject([{ ship: 'spray', action: 'card spray.u1' }]);
});

test('a proximity mine is dropped by an action only, not on revealing the dial', () => {
  flight().asks('performAction', { ship: 'spray' }).has('spray', { bombDropped: false });
});
