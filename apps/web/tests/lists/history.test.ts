import { expect, test } from 'vitest';
import { historyOf, recordChange, recordWriting, redoChange, undoChange } from '../../src/lists/history.ts';

const twice = recordChange(recordChange(historyOf('a'), 'b'), 'c');

test('changes are taken back one by one and made again', () => {
  expect(undoChange(twice).now).toBe('b');
  expect(undoChange(undoChange(twice)).now).toBe('a');
  expect(redoChange(undoChange(twice))).toEqual(twice);
});

test('where nothing is to take back or to make again, nothing happens', () => {
  expect(undoChange(historyOf('a'))).toEqual(historyOf('a'));
  expect(redoChange(twice)).toBe(twice);
});

test('a new change forgets what was taken back', () => {
  expect(redoChange(recordChange(undoChange(twice), 'd')).now).toBe('d');
});

test('a text written letter by letter is taken back as a whole', () => {
  const isSame = (before: string, now: string) => now.startsWith(before);
  const typed = ['rx', 'rxy', 'rxyz'].reduce(
    (history, text) => recordWriting(history, text, isSame),
    recordChange(historyOf('q'), 'r'),
  );
  expect(undoChange(typed).now).toBe('r');
});
