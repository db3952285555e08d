import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCardRulings } from '../../src/kit/rulings.ts';
import type { LogEvent } from '../../src/model/index.ts';
import { languages } from '../../src/text/language.ts';
import { rulesOfEvent } from '../../src/text/rules-of-event.ts';
import { eventSamples } from './event-samples.ts';

const BOOK = new URL('../../../rulebook/src/armada/', import.meta.url);

/** Every rule of the book. */
const known = new Set(
  readdirSync(BOOK)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { rules = {} } = JSON.parse(readFileSync(new URL(file, BOOK), 'utf8')) as { rules?: object };
      return Object.keys(rules);
    }),
);

describe.each(languages)('in %s', (language) => {
  test('every card leans on rules of the book, its own first', async () => {
    const cards = await loadCardRulings(language);
    expect(cards.length).toBeGreaterThan(90);
    expect(cards.flatMap(({ rules }) => rules.filter((rule) => !known.has(rule)))).toEqual([]);
    expect(cards.filter(({ rules }) => rules.length < 2 || !rules[0]!.startsWith('ar.known.'))).toEqual([]);
    expect(cards.filter(({ text, name }) => text === '' || name === '')).toEqual([]);
  });
});

test('cards are called by their names in the language', async () => {
  const names = await Promise.all(
    languages.map(
      async (language) => (await loadCardRulings(language)).find(({ id }) => id === 'gunnery-team')!.name,
    ),
  );
  expect(names).toEqual(['Gunnery Team', 'Equipo de artilleros', 'Equipe de Artilheiros']);
});

test('every event that cites rules cites rules of the book', () => {
  const events = Object.entries(eventSamples).flatMap(([kind, samples]) =>
    samples.map((sample) => ({ kind, ...sample }) as unknown as LogEvent),
  );
  const cited = events.flatMap((event) => rulesOfEvent(event));
  expect(cited.length).toBeGreaterThan(60);
  expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
});
