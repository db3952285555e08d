import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../../../src/rules/table.ts';

const flight = (titles: readonly (readonly string[])[]) =>
  xwingTable(
    {
      one: { pilot: 'ig88a', at: [450, 300], upgrades: titles[0]!, dial: { speed: 1, bearing: 'straight' } },
      two: { pilot: 'ig88c', at: [200, 100], upgrades: titles[1]! },
      tie: { pilot: 'academypilot', at: [800, 800, 270] },
    },
    { phase: 'activation' },
  ).acts('boost', { direction: 'straight' });

test('a linked ship has the pilot ability of its friend as well', () => {
  const table = flight([['ig2000'], ['ig2000']]).asks('useAbility');
  expect(table.answersOffered).toEqual([
    { use: 'one.copy.scum:aggressor:ig88c', choice: null },
    { pass: true },
  ]);
});

test('without the title on both ships nothing is shared', () => {
  for (const titles of [
    [['ig2000'], []],
    [[], ['ig2000']],
  ]) {
    expect(flight(titles).open.filter(({ kind }) => kind === 'useAbility')).toEqual([]);
  }
});

test('a friend that is destroyed shares nothing any more', () => {
  const table = xwingTable({
    one: { pilot: 'ig88a', at: [450, 300], upgrades: ['ig2000'] },
    two: { pilot: 'ig88c', at: null, gone: 'destroyed', upgrades: ['ig2000'] },
    tie: { pilot: 'academypilot', at: [450, 500, 180] },
  });
  const keys = tableOf(table.state).cards.index.all.map(({ key }) => key as string);
  expect(keys.filter((key) => key.includes('.copy.'))).toEqual([]);
});
