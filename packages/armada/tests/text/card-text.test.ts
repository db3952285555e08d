import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { damageCards, objectives, squadrons, upgrades } from '../../src/catalogue/index.ts';
import { cardName } from '../../src/text/card-name.ts';
import { cardText, keywordText, objectiveText } from '../../src/text/card-text.ts';
import { languages } from '../../src/text/language.ts';
import { loadTexts, texts } from '../../src/text/texts.ts';

await Promise.all(languages.map(loadTexts));

const named = squadrons.filter(({ unique }) => unique);
const told = [...upgrades, ...named, ...damageCards, ...objectives].map(({ id }) => id);
const keywords = ['bomber', 'counter', 'escort', 'heavy', 'swarm'] as const;

describe.each(languages)('in %s', (language) => {
  test('every upgrade, unique squadron, damage card and objective says what it does in whole sentences', () => {
    const lacking = told.filter((id) => !/^\p{Lu}.*\.$/u.test(cardText(id, language) ?? ''));
    expect(lacking).toEqual([]);
  });

  test('every keyword says what it means in whole sentences', () => {
    expect(keywords.filter((each) => !/^\p{Lu}.*\.$/u.test(keywordText(each, language)))).toEqual([]);
  });

  test('a text stands only for a card that can be played', () => {
    const { cards, objectives: written } = texts(language).cardTexts;
    expect([...Object.keys(cards), ...Object.keys(written)].sort()).toEqual([...told].sort());
    expect(cardText('x-wing-squadron', language)).toBeUndefined();
    expect(cardText('toString', language)).toBeUndefined();
  });

  test('an objective is told part by part, under the headings of its card', () => {
    const parts = objectiveText('contested-outpost', language);
    expect(parts.map(({ part }) => part)).toEqual(['setUp', 'specialRule', 'endOfRound']);
    const { headings } = texts(language).cardTexts;
    expect(parts.map(({ heading }) => heading)).toEqual([
      headings.setUp,
      headings.specialRule,
      headings.endOfRound,
    ]);
    expect(cardText('contested-outpost', language)).toBe(
      parts.map(({ heading, text }) => `${heading}: ${text}`).join(' '),
    );
  });

  test('a card has the same parts as in English', () => {
    const partsIn = (each: typeof language) =>
      objectives.map(({ id }) => objectiveText(id, each).map(({ part }) => part));
    expect(partsIn(language)).toEqual(partsIn('en'));
  });

  test('numbers stand in every translation as they stand in English', () => {
    const numbers = (id: string, each: typeof language) =>
      [...(cardText(id, each) ?? '').matchAll(/\d+/g)].map(([number]) => number).sort();
    expect(told.filter((id) => numbers(id, language).join() !== numbers(id, 'en').join())).toEqual([]);
  });
});

test('no card reads the same in two languages', () => {
  const alike = told.filter((id) => new Set(languages.map((each) => cardText(id, each))).size < 3);
  expect(alike).toEqual([]);
});

/** Chapters of the rulebook that name cards. */
function chapter(name: string): string {
  return readFileSync(
    new URL(`../../../rulebook/src/armada/${name}.json`, import.meta.url),
    'utf8',
  ).toLowerCase();
}

describe.each(['es', 'pt'] as const)('in %s', (language) => {
  const cards = { upgrade: upgrades.filter(({ unique }) => !unique), objectives, damage: damageCards };

  test.each(['upgrade', 'objectives', 'damage'] as const)(
    'cards are called as the chapter %s calls them',
    (name) => {
      const text = chapter(name);
      const others = cards[name].filter(({ id }) => !text.includes(cardName(id, language)!.toLowerCase()));
      expect(others.map(({ id }) => id)).toEqual([]);
    },
  );

  test('people and ships keep their names', () => {
    const unique = [...upgrades, ...squadrons].filter((card) => card.unique);
    expect(unique.filter(({ id, name }) => cardName(id, language) !== name)).toEqual([]);
  });
});
