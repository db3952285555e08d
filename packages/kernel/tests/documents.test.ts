import { documentReader, dropRepeats, isRefusal, readEach, readOptional, refused } from '@sortie/kernel';
import { expect, test } from 'vitest';

const { refuse, readObject, readList, readText } = documentReader<'unknownHat'>('table.hat-unreadable');

const refusal = (field: string, problem: string, found: string | null = null) =>
  refused('table.hat-unreadable', { field, problem, found });

test('a refusal names the rule, the field, the problem and the start of what was found', () => {
  expect(refuse('hats[0]', 'unknownHat', 'fez')).toEqual(refusal('hats[0]', 'unknownHat', 'fez'));
  expect(refuse('hats[0]', 'unknownHat', 7)).toEqual(refusal('hats[0]', 'unknownHat'));
  expect(refuse('hats[0]', 'unknownHat', 'x'.repeat(100))).toEqual(
    refusal('hats[0]', 'unknownHat', 'x'.repeat(80)),
  );
});

test('objects, lists and texts are read as what they are and nothing else', () => {
  expect(readObject({ a: 1 }, 'hat')).toEqual({ a: 1 });
  for (const value of [null, [1], 'x', 3, undefined])
    expect(readObject(value, 'hat')).toMatchObject({ about: { field: 'hat', problem: 'notAnObject' } });
  const length = { least: 1, most: 2 };
  expect(readList([1, 2], 'hats', length)).toEqual([1, 2]);
  expect(readList({ 0: 1 }, 'hats', length)).toEqual(refusal('hats', 'notAList'));
  expect(readList([], 'hats', length)).toEqual(refusal('hats', 'tooFew'));
  expect(readList([1, 2, 3], 'hats', length)).toEqual(refusal('hats', 'tooLong'));
  expect(readText('bowler', 'name', 6)).toBe('bowler');
  expect(readText('bowlers', 'name', 6)).toEqual(refusal('name', 'tooLong', 'bowlers'));
  expect(readText(6, 'name', 6)).toEqual(refusal('name', 'notText'));
});

test('items are read to the first that cannot be', () => {
  const read = (value: string, at: number) => readText(value, `hats[${at}]`, 3);
  expect(readEach(['a', 'b'], read)).toEqual(['a', 'b']);
  expect(readEach(['a', 'long', 'longer'], read)).toEqual(refusal('hats[1]', 'tooLong', 'long'));
});

test('a field that is left out is not read', () => {
  const read = (value: unknown) => readText(value, 'name', 3);
  expect([readOptional(undefined, read), readOptional(null, read), readOptional('a', read)]).toEqual([
    undefined,
    undefined,
    'a',
  ]);
  expect(isRefusal(readOptional(3, read))).toBe(true);
});

test('of items with one key the first stays', () => {
  expect(dropRepeats(['fez', 'cap', 'Fez', 'cap'], (hat) => hat.toLowerCase())).toEqual(['fez', 'cap']);
  expect(dropRepeats([], String)).toEqual([]);
});
