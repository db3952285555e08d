import { isBoolean, isTableArea, isWhole, readAgreed } from '@sortie/kernel';
import { expect, test } from 'vitest';

interface Options {
  readonly points: number;
  readonly obstacles: boolean;
}

const checks = { points: (value: unknown) => isWhole(value, 400), obstacles: isBoolean };
const read = (given: Parameters<typeof readAgreed>[0]) => readAgreed<Options>(given, checks);
const refusal = (field: string) => ({ kind: 'refused', rule: 'table.malformed-setup', about: { field } });

test('where nothing was agreed there is nothing to read', () => {
  expect([read(undefined), read(null), read({})]).toEqual([{}, {}, {}]);
});

test('what was agreed is read as it is', () => {
  expect(read({ obstacles: false })).toEqual({ obstacles: false });
  expect(read({ points: 400, obstacles: true })).toEqual({ points: 400, obstacles: true });
});

test('an option that is unknown or cannot have its value is named', () => {
  expect([read('all'), read([400])]).toEqual([refusal('options'), refusal('options')]);
  expect([read({ points: 401 }), read({ obstacles: 'no' }), read({ dice: 3 })]).toEqual([
    refusal('options.points'),
    refusal('options.obstacles'),
    refusal('options.dice'),
  ]);
  expect(read({ toString: true })).toEqual(refusal('options.toString'));
});

test('a table has two sides of half a metre to three metres', () => {
  const areas = [
    { width: 500, depth: 3000 },
    { width: 499, depth: 900 },
    { width: 900, depth: 3001 },
    { width: 900 },
    null,
  ];
  expect(areas.map(isTableArea)).toEqual([true, false, false, false, false]);
});
