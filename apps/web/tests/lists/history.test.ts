import { expect, test } from 'vitest';
import { changed, historyOf, redone, undone, written } from '../../src/lists/history.ts';

const twice = changed(changed(historyOf('a'), 'b'), 'c');

test('changes are taken back one by one and made again', () => {
  expect(undone(twice).now).toBe('b');
  expect(undone(undone(twice)).now).toBe('a');
  expect(redone(undone(twice))).toEqual(twice);
});

test('where nothing is to take back or to make again, nothing happens', () => {
  expect(undone(historyOf('a'))).toEqual(historyOf('a'));
  expect(redone(twice)).toBe(twice);
});

test('a new change forgets what was taken back', () => {
  expect(redone(changed(undone(twice), 'd')).now).toBe('d');
});

test('a text written letter by letter is taken back as a whole', () => {
  const isSame = (before: string, now: string) => now.startsWith(before);
  const typed = ['rx', 'rxy', 'rxyz'].reduce(
    (history, text) => written(history, text, isSame),
    changed(historyOf('q'), 'r'),
  );
  expect(undone(typed).now).toBe('r');
});
