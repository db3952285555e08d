import { expect, test } from 'vitest';
import { pilotId } from '../src/catalogue/index.ts';
import { xwingTally } from '../src/kit/tally.ts';
import type { XwingView } from '../src/view/xwing-view.ts';

const ships = [
  { id: 's1', side: 0, pilot: pilotId('rebel:xwing:rookiepilot') },
  { id: 's2', side: 1, pilot: pilotId('imperial:tiefighter:academypilot') },
  { id: 's3', side: 1, pilot: pilotId('imperial:tiefighter:academypilot') },
  { id: 's4', side: 1, pilot: pilotId('imperial:tiefighter:howlrunner') },
];
const table = { ships } as unknown as XwingView;
type Log = Parameters<typeof xwingTally.rollsOf>[0];

test('the chances of the faces are those of the dice', () => {
  expect(xwingTally.dice).toEqual([
    {
      kind: 'attack',
      chances: { hit: 3 / 8, crit: 1 / 8, focus: 2 / 8, blank: 2 / 8 },
      good: ['hit', 'crit'],
    },
    { kind: 'defense', chances: { evade: 3 / 8, focus: 2 / 8, blank: 3 / 8 }, good: ['evade'] },
  ]);
});

test('dice of an attack are counted for whoever rolled them, rerolled ones once more, and no other dice', () => {
  const log = [
    { kind: 'attackDiceRolled', faces: ['hit'] },
    {
      kind: 'attackDeclared',
      attacker: 's1',
      defender: 's2',
      weapon: 'primary',
      range: 1,
      obstructed: false,
    },
    { kind: 'attackDiceRolled', faces: ['hit', 'blank'] },
    { kind: 'dieRerolled', pool: 'attack', die: 1, to: 'crit', source: 'targetLock' },
    { kind: 'dieChanged', pool: 'attack', die: 0, to: 'hit', source: 'focus' },
    { kind: 'defenseDiceRolled', faces: ['evade', 'focus', 'blank'] },
    {
      kind: 'attackDeclared',
      attacker: 's4',
      defender: 's1',
      weapon: 'primary',
      range: 2,
      obstructed: false,
    },
    { kind: 'attackDiceRolled', faces: ['focus'] },
    { kind: 'defenseDiceRolled', faces: [] },
  ] as unknown as Log;
  expect(xwingTally.rollsOf(log, table)).toEqual([
    { kind: 'attack', side: 0, faces: ['hit', 'blank'] },
    { kind: 'attack', side: 0, faces: ['crit'] },
    { kind: 'defense', side: 1, faces: ['evade', 'focus', 'blank'] },
    { kind: 'attack', side: 1, faces: ['focus'] },
    { kind: 'defense', side: 0, faces: [] },
  ]);
});

test('a squad is called by its pilots, several of one name together', () => {
  expect(xwingTally.forceOf(table, 1)).toBe('"Howlrunner", 2 × Academy Pilot');
  expect(xwingTally.forceOf(table, 0)).toBe('Rookie Pilot');
});

test('every kind of dice and every face has a word in every language', () => {
  for (const language of ['en', 'es', 'pt'] as const) {
    const names = xwingTally.dice.flatMap(({ kind, chances }) => [kind, ...Object.keys(chances)]);
    expect(names.map((name) => xwingTally.word(name, language))).not.toContain('');
    expect(xwingTally.word('attack', language)).not.toBe('attack');
    expect(xwingTally.word('evade', language).length).toBeGreaterThan(4);
  }
});
