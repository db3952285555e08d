import { oddsNow, oddsOfShot } from '@sortie/legion/odds';
import { legionTable } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';

const storm = { unit: 'stormtroopers', at: [600, 400] } as const;
const rebels = { unit: 'rebel-troopers', at: [600, 600] } as const;

test('a shot that could be declared has the dice of everybody who reaches', () => {
  const table = legionTable({ storm, rebels });
  const odds = oddsOfShot(table.seenBy('p1'), { attacker: 'storm', defender: 'rebels' })!;
  expect(odds.pool).toMatchObject({ type: 'ranged', defender: 'rebels', coverFound: 'none' });
  const total = odds.chances.reduce((sum, chance) => sum + chance, 0);
  expect(total).toBeCloseTo(1, 9);
  expect(odds.expected).toBeGreaterThan(0);
  expect(odds.without).toEqual([]);
});

test('nobody shoots at what is out of reach', () => {
  const table = legionTable({ storm, rebels: { ...rebels, at: [1500, 850] } });
  expect(oddsOfShot(table.seenBy('p1'), { attacker: 'storm', defender: 'rebels' })).toBeUndefined();
});

test('dodge tokens and suppression make a shot worth less, aim tokens more', () => {
  const expected = (units: Parameters<typeof legionTable>[0]) =>
    oddsOfShot(legionTable(units).seenBy('p1'), { attacker: 'storm', defender: 'rebels' })!.expected;
  const plain = expected({ storm, rebels });
  expect(expected({ storm, rebels: { ...rebels, tokens: { dodge: 1 } } })).toBeLessThan(plain);
  expect(expected({ storm, rebels: { ...rebels, tokens: { suppression: 1 } } })).toBeLessThan(plain);
  expect(expected({ storm: { ...storm, tokens: { aim: 1 } }, rebels })).toBeGreaterThan(plain);
});

test('once both sides have rolled, the wounds are certain', () => {
  const table = legionTable({ storm, rebels });
  table.attack('storm', 'rebels', {
    white: ['hit', 'hit', 'blank', 'blank'],
    whiteDefense: ['blank', 'block'],
  });
  expect(oddsNow(table.seenBy('p1'))).toEqual({
    chances: [0, 1, 0],
    expected: 1,
    health: 4,
    defeat: 0,
    without: [],
  });
});

test('without an attack there are no odds of one under way', () => {
  expect(oddsNow(legionTable({ storm, rebels }).seenBy('p1'))).toBeUndefined();
});
