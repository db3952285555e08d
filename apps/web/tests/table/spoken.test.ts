import { expect, test } from 'vitest';
import type { Seen } from '../../src/table/table-game.ts';
import { countUnread, spokenIn } from '../../src/table/talk/spoken.ts';

const people = [
  { seat: 'p1', side: 0, name: 'Ann' },
  { seat: 'p2', side: 1, name: '' },
] as unknown as Seen['people'];
const said = (seat: string, text: string) => ({ kind: 'said', seat, text });
const spoken = spokenIn({
  people,
  log: [said('p1', 'hi'), { kind: 'rolled' }, said('p2', 'gg :)'), said('p1', 'ok')],
});

test('what people say is kept as they wrote it, apart from what happens', () => {
  expect(spoken).toEqual([
    { seat: 'p1', name: 'Ann', side: 0, text: 'hi' },
    { seat: 'p2', name: 'p2', side: 1, text: 'gg :)' },
    { seat: 'p1', name: 'Ann', side: 0, text: 'ok' },
  ]);
});

test('only what others said since is unread', () => {
  expect(countUnread(spoken, 0, ['p1'])).toBe(1);
  expect(countUnread(spoken, 2, ['p1'])).toBe(0);
  expect(countUnread(spoken, 1, ['spectator'])).toBe(2);
});
