import { expect, test } from 'vitest';
import { filterLines } from '../../../src/table/log/filter-lines.ts';
import { lastTold, tellLines } from '../../../src/table/log/tell-lines.ts';
import type { Seen, Told } from '../../../src/table/table-game.ts';

const told = (text: string, more: Partial<Told> = {}): Told => ({
  text,
  rules: [],
  details: [],
  isFight: false,
  warns: false,
  tone: 'usual',
  side: null,
  ...more,
});

const lines = (...texts: readonly string[]) => texts.map((text) => told(text));

test('only what players need to hear is told', () => {
  const text = {
    event: ({ kind }: { readonly kind: string }) => (kind === 'quiet' ? undefined : kind),
    rulesOf: () => [],
  };
  const log = [{ kind: 'a' }, { kind: 'quiet' }, { kind: 'b' }, { kind: 'said' }];
  const seen = { log, people: [], table: {}, text } as unknown as Seen;
  const found = tellLines({}, seen);
  expect(found.map((line) => line.text)).toEqual(['a', 'b', 'said']);
  expect(found.map((line) => line.tone)).toEqual(['usual', 'usual', 'talk']);
});

test('what just happened are the deeds since the last time, at most four', () => {
  const all = lines('1', '2', '3', '4', '5', '6');
  expect(lastTold(all, all.slice(0, 4))).toBe('5 6');
  expect(lastTold(all, [])).toBe('3 4 5 6');
});

test('a deed that went on is said once more, in the one sentence that it has now', () => {
  expect(lastTold(lines('1', 'A attacks B: a miss.'), lines('1', 'A attacks B.'))).toBe(
    'A attacks B: a miss.',
  );
});

test('after a step was taken back the line that is now the last is told', () => {
  expect(lastTold(lines('1', '2'), lines('1', '2', '3', '4', '5'))).toBe('2');
});

const battle = [
  told('Round 1', { tone: 'round' }),
  told('Planning', { tone: 'phase' }),
  told('Ann: hello', { tone: 'talk' }),
  told('Combat', { tone: 'phase' }),
  told('A attacks B.', { isFight: true }),
  told('End', { tone: 'phase' }),
  told('Tokens are taken.'),
  told('Round 2', { tone: 'round' }),
];

test('fights stand under the headings that they belong to, and other headings are left out', () => {
  expect(filterLines(battle, 'fights').map(({ text }) => text)).toEqual([
    'Round 1',
    'Combat',
    'A attacks B.',
  ]);
  expect(filterLines(battle, 'talk').map(({ text }) => text)).toEqual(['Round 1', 'Planning', 'Ann: hello']);
  expect(filterLines(battle, 'all')).toBe(battle);
});
