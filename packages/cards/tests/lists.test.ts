import { type DocumentProblem, refused } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { cardShelf, documentRefusalText, documentWords, faultNaming } from '../src/index.ts';

test('a shelf finds cards that can be played apart from later ones', () => {
  const { all, card, find, findLater } = cardShelf([{ id: 'lens' }], [{ id: 'prism' }]);
  expect(all).toEqual([{ id: 'lens' }, { id: 'prism' }]);
  expect([card('lens'), find('lens'), find('prism'), findLater('prism')]).toEqual([
    { id: 'lens' },
    { id: 'lens' },
    undefined,
    { id: 'prism' },
  ]);
  expect(() => card('prism')).toThrow('no card prism');
});

interface Fault {
  readonly rule: string;
  readonly card?: string;
}

const { namedFaults, faultIn } = faultNaming<string, Fault>((card) => card.toUpperCase());

test('the faults of a list have their cards by name, each once', () => {
  const faults = [{ rule: 'a.b', card: 'lens' }, { rule: 'a.b', card: 'lens' }, { rule: 'a.c' }];
  expect(namedFaults(faults)).toEqual([
    { rule: 'a.b', card: 'LENS', about: { rule: 'a.b', card: 'lens' } },
    { rule: 'a.c', about: { rule: 'a.c' } },
  ]);
});

test('a refusal of a list has its fault, another has none', () => {
  expect(faultIn(refused('a.b', { fault: { rule: 'a.b', card: 'lens' } }))).toEqual({
    rule: 'a.b',
    card: 'LENS',
    about: { rule: 'a.b', card: 'lens' },
  });
  expect(faultIn(refused('a.b'))).toBeUndefined();
});

test('where and why a document cannot be read is told in three languages', () => {
  const about = (where: object, problem: DocumentProblem) =>
    refused('table.unreadable', { field: null, problem, found: null, ...where });
  const told = (where: object, problem: DocumentProblem, language: 'en' | 'es' | 'pt') =>
    documentRefusalText(about(where, problem), 'table.unreadable', documentWords[language]);
  expect(told({ field: 'name', found: 'x' }, 'notAList', 'en')).toBe('The field name must be a list: "x".');
  expect(told({ line: 3 }, 'tooLong', 'es')).toBe('La línea 3 es demasiado largo.');
  expect(told({}, 'notText', 'pt')).toBe('O texto deve ser texto.');
  expect(documentRefusalText(refused('table.stale'), 'table.unreadable', documentWords.en)).toBeUndefined();
});
