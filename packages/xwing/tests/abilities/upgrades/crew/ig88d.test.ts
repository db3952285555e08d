import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../../../src/rules/table.ts';

const flight = (titles: readonly string[], crew: readonly string[]) =>
  xwingTable(
    {
      one: {
        pilot: 'mandalorianmercenary',
        at: [450, 300],
        upgrades: crew,
        dial: { speed: 1, bearing: 'straight' },
      },
      two: { pilot: 'ig88b', at: [200, 100], upgrades: titles },
      tie: { pilot: 'academypilot', at: [450, 500, 180], faction: 'imperial' },
    },
    { phase: 'combat' },
  );

const copies = (table: ReturnType<typeof flight>, ship: string) =>
  keysOf(table).filter((key) => key.startsWith(`${ship}.copy.`));

function keysOf(table: ReturnType<typeof flight>): readonly string[] {
  return tableOf(table.state).cards.index.all.map(({ key }) => key as string);
}

test('the crew brings the pilot ability of a friend with the title', () => {
  expect(copies(flight(['ig2000'], ['crew:ig88d']), 'one')).toEqual(['one.copy.scum:aggressor:ig88b']);
});

test('it gives nothing to that friend, and needs the title there', () => {
  expect(copies(flight(['ig2000'], ['crew:ig88d']), 'two')).toEqual([]);
  expect(copies(flight([], ['crew:ig88d']), 'one')).toEqual([]);
  expect(copies(flight(['ig2000'], []), 'one')).toEqual([]);
});
