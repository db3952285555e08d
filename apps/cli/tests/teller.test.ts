import type { StoryText, Subject } from '@sortie/games';
import type { Kinded } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { Teller } from '../src/play/teller.ts';

const subject: Subject = { table: null };

/** A roll begins a deed, all that follows belongs to it; `end` ends it without a word. */
const text: StoryText = {
  event: ({ kind }) => (kind === 'end' ? undefined : `${kind}.`),
  rulesOf: () => [],
  story: {
    read: (log) => log,
    begins: ({ kind }) => kind === 'roll' || kind === 'end',
    headline: (deed) => ({ text: deed.some(({ kind }) => kind === 'hit') ? 'A roll that hits.' : 'A roll.' }),
    isFight: () => false,
    warns: () => false,
  },
};

const log = (...kinds: readonly string[]): readonly Kinded[] => kinds.map((kind) => ({ kind }));

test('a deed that is over is one line', () => {
  expect(new Teller(text).tellNews(log('roll', 'reroll', 'hit', 'end'), subject)).toEqual([
    'A roll that hits.',
  ]);
});

test('of a deed under way the details are told once, and its sentence again when it has changed', () => {
  const teller = new Teller(text);
  expect(teller.tellNews(log('roll', 'reroll'), subject)).toEqual(['A roll.', '  reroll.']);
  expect(teller.tellNews(log('roll', 'reroll'), subject)).toEqual([]);
  expect(teller.tellNews(log('roll', 'reroll', 'turn'), subject)).toEqual(['  turn.']);
  expect(teller.tellNews(log('roll', 'reroll', 'turn', 'hit', 'end'), subject)).toEqual([
    'A roll that hits.',
  ]);
  expect(teller.tellNews(log('roll', 'reroll', 'turn', 'hit', 'end', 'roll'), subject)).toEqual(['A roll.']);
});

test('after a step back only what is new is told', () => {
  const teller = new Teller(text);
  teller.tellNews(log('roll', 'end', 'roll', 'hit', 'end'), subject);
  expect(teller.tellNews(log('roll', 'end'), subject)).toEqual([]);
  expect(teller.tellNews(log('roll', 'end', 'roll', 'end'), subject)).toEqual(['A roll.']);
});

test('the whole log has the details of every deed', () => {
  expect(new Teller(text).tellAll(log('roll', 'reroll', 'end'), subject)).toEqual([
    'A roll.',
    '  roll.',
    '  reroll.',
  ]);
});
