import { expect, test } from 'vitest';
import { answerGroups, answersFound } from '../../src/table/answer-option.ts';

const options = [
  { key: 'a', label: 'Girar à esquerda', group: 'Manobras' },
  { key: 'b', label: 'Focus', detail: 'one token' },
  { key: 'c', label: 'Koiogran turn', group: 'Manobras' },
];

test('answers of one group stand together, in the order of the first of each', () => {
  expect(answerGroups(options)).toEqual([
    { name: 'Manobras', options: [options[0], options[2]] },
    { name: undefined, options: [options[1]] },
  ]);
});

test('a search needs no accents and looks at every word of an answer', () => {
  expect(answersFound(options, 'esquerda a')).toEqual([options[0]]);
  expect(answersFound(options, 'TOKEN focus')).toEqual([options[1]]);
  expect(answersFound(options, 'manobras')).toEqual([options[0], options[2]]);
  expect(answersFound(options, 'nothing')).toEqual([]);
  expect(answersFound(options, '  ')).toEqual(options);
});
