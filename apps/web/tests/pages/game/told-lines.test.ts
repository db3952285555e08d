import { expect, test } from 'vitest';
import { lastTold, toldLines } from '../../../src/pages/game/told-lines.ts';
import type { Seen, Told } from '../../../src/table/table-game.ts';

const told = (text: string): Told => ({ text, rules: [], tone: 'usual', side: null });

test('only what players need to hear is told', () => {
  const game = { tell: ({ kind }: { readonly kind: string }) => (kind === 'quiet' ? undefined : told(kind)) };
  const seen = { log: [{ kind: 'a' }, { kind: 'quiet' }, { kind: 'b' }] } as unknown as Seen;
  expect(toldLines(game, seen).map(({ text }) => text)).toEqual(['a', 'b']);
});

test('what just happened are the lines since the last time, at most four', () => {
  const lines = ['1', '2', '3', '4', '5', '6'].map(told);
  expect(lastTold(lines, 4)).toBe('5 6');
  expect(lastTold(lines, 0)).toBe('3 4 5 6');
});

test('after a step was taken back the line that is now the last is told', () => {
  expect(lastTold(['1', '2'].map(told), 5)).toBe('2');
});
