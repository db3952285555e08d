import { expect, test } from 'vitest';
import type { Seen, Told } from '../../src/table/table-game.ts';
import { lastTold, tellLines } from '../../src/table/tell-lines.ts';

const told = (text: string): Told => ({ text, rules: [], tone: 'usual', side: null });

test('only what players need to hear is told', () => {
  const text = {
    event: ({ kind }: { readonly kind: string }) => (kind === 'quiet' ? undefined : kind),
    rulesOf: () => [],
  };
  const log = [{ kind: 'a' }, { kind: 'quiet' }, { kind: 'b' }];
  const seen = { log, people: [], table: {}, text } as unknown as Seen;
  expect(tellLines({}, seen).map((line) => line.text)).toEqual(['a', 'b']);
});

test('what just happened are the lines since the last time, at most four', () => {
  const lines = ['1', '2', '3', '4', '5', '6'].map(told);
  expect(lastTold(lines, 4)).toBe('5 6');
  expect(lastTold(lines, 0)).toBe('3 4 5 6');
});

test('after a step was taken back the line that is now the last is told', () => {
  expect(lastTold(['1', '2'].map(told), 5)).toBe('2');
});
