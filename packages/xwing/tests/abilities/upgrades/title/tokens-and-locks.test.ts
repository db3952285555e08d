import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../../../src/rules/table.ts';

const lockable = (upgrades: readonly string[], y: number) => {
  const { state } = xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 100], upgrades },
    x: { pilot: 'rookiepilot', at: [450, y, 180] },
  });
  return tableOf(state)
    .lockable(state.ships[0]!.id)
    .map(({ id }) => id as string);
};

test('ST-321 locks enemies at any distance, and no friends', () => {
  expect([lockable(['st321'], 850), lockable([], 850), lockable([], 400)]).toEqual([['x'], [], ['x']]);
});

const endOfRound = (upgrades: readonly string[]) =>
  xwingTable({
    hwk: { pilot: 'rebeloperative', at: [450, 100], upgrades, tokens: { focus: 2, evade: 1 } },
    tie: { pilot: 'academypilot', at: [450, 850, 180] },
  })
    .until('setDial')
    .ship('hwk').tokens;

test('the Moldy Crow keeps its focus tokens, and no others', () => {
  expect(endOfRound(['moldycrow'])).toMatchObject({ focus: 2, evade: 0 });
  expect(endOfRound([])).toMatchObject({ focus: 0, evade: 0 });
});

test('ST-321 locks for its own ship alone, and no friends', () => {
  const { state } = xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 100], upgrades: ['st321'] },
    friend: { pilot: 'omicrongrouppilot', at: [250, 100] },
    x: { pilot: 'rookiepilot', at: [450, 850, 180] },
  });
  const locks = state.ships.map(({ id }) =>
    tableOf(state)
      .lockable(id)
      .map((each) => each.id as string),
  );
  expect(locks).toEqual([['x'], [], []]);
});

test('the focus tokens of a friend of the Moldy Crow go', () => {
  const table = xwingTable(
    {
      hwk: { pilot: 'rebeloperative', at: [450, 100], upgrades: ['moldycrow'] },
      friend: { pilot: 'rookiepilot', at: [250, 100], tokens: { focus: 1 } },
      tie: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'end' },
  );
  table.has('friend', { tokens: { focus: 0 } });
});
