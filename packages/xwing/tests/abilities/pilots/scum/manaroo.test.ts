import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const NONE = { focus: 0, evade: 0, stress: 0, ion: 0 };

/** The Combat phase begins with a friend to the right and an enemy whom only Manaroo reaches. */
const starting = (x: number, own: object) =>
  xwingTable(
    {
      manaroo: { pilot: 'manaroo', at: [450, 300], dial: { speed: 1, bearing: 'straight' }, ...own },
      friend: { pilot: 'binayrepirate', at: [x, 340] },
      rookie: { pilot: 'rookiepilot', at: [450, 600, 180], hasFought: true },
    },
    { phase: 'activation' },
  ).until('performAction', 'manaroo');

const tokensOf = (table: ReturnType<typeof starting>, name: string) => {
  const { focus, evade, stress, ion } = table.ship(name).tokens;
  return { focus, evade, stress, ion };
};

test('everything it holds may go to a friend at range 1', () => {
  const table = starting(560, { tokens: { focus: 2, evade: 1 } })
    .skips()
    .offersExactly({ use: 'manaroo.pilot', choice: 'friend' }, { pass: true })
    .uses('manaroo', 'friend')
    .asks('declareTarget', { ship: 'manaroo' });
  expect(tokensOf(table, 'manaroo')).toEqual(NONE);
  expect(tokensOf(table, 'friend')).toEqual({ ...NONE, focus: 2, evade: 1 });
  // Tokens of which it has none are not given.
  expect(table.events('tokensAssigned').map(({ token, count }) => [token, count])).toEqual([
    ['focus', 2],
    ['evade', 1],
  ]);
});

test('one kind alone is enough, and a target lock goes as well', () => {
  for (const token of ['focus', 'evade'] as const) {
    const table = starting(560, { tokens: { [token]: 1 } })
      .skips()
      .uses('manaroo', 'friend');
    expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'friend', token, count: 1 }]);
    table.has('manaroo', { lock: null }).has('friend', { lock: null });
  }
  const locked = starting(560, { lock: 'rookie' }).skips().uses('manaroo', 'friend');
  expect(locked.events('tokensAssigned')).toEqual([]);
  locked.has('manaroo', { lock: null }).has('friend', { lock: { target: 'rookie' } });
});

test('not to one at range 2, and not without tokens', () => {
  starting(750, { tokens: { focus: 2 } })
    .skips()
    .asks('declareTarget', { ship: 'manaroo' });
  starting(560, {}).skips().asks('declareTarget', { ship: 'manaroo' });
});

test('without a lock only the tokens go', () => {
  const table = starting(560, { tokens: { focus: 1 } })
    .skips()
    .uses('manaroo');
  expect(table.events('lockAcquired')).toEqual([]);
  expect(table.events('lockRemoved')).toEqual([]);
});

test('a friend keeps the lock that it has where none comes with the tokens', () => {
  const table = xwingTable({
    manaroo: { pilot: 'manaroo', at: [450, 300], tokens: { focus: 1 } },
    friend: { pilot: 'binayrepirate', at: [560, 300], lock: 'rookie' },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], hasFought: true },
  }).uses('manaroo');
  table.has('friend', { lock: { target: 'rookie' }, tokens: { focus: 1 } });
  expect(table.events('lockMoved')).toEqual([]);
});
