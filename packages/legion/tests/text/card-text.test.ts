import { describe, expect, test } from 'vitest';
import {
  battleCards,
  commandCards,
  type KeywordId,
  type KeywordUse,
  units,
  upgrades,
} from '../../src/catalogue/index.ts';
import { cardText, keywordLabel, keywordText, languages, loadTexts, texts } from '../../src/text/index.ts';

await Promise.all(languages.map(loadTexts));

const told: readonly string[] = [...upgrades, ...commandCards, ...battleCards].map(({ id }) => id);
const keywordIds = Object.keys(texts('en').terms.keywords) as readonly KeywordId[];

const isSentence = (text: string | undefined) => /^\p{Lu}.*\.$/u.test(text ?? '');
const numbersIn = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\d+/g)].map(([number]) => number).sort();

describe.each(languages)('in %s', (language) => {
  test('every upgrade, command card and battle card says what it does in whole sentences', () => {
    expect(told.filter((id) => !isSentence(cardText(id, language)))).toEqual([]);
  });

  test('every keyword has a name and says what it means in whole sentences', () => {
    expect(keywordIds).toHaveLength(73);
    expect(keywordIds.filter((id) => !isSentence(keywordText(id, language)))).toEqual([]);
    expect(Object.keys(texts(language).cardTexts.keywords).sort()).toEqual([...keywordIds].sort());
    expect(Object.values(texts(language).terms.keywords).filter((name) => name.trim() === '')).toEqual([]);
  });

  test('a text stands only for a card that can be played', () => {
    expect(Object.keys(texts(language).cardTexts.cards).sort()).toEqual([...told].sort());
    expect(cardText('stormtroopers', language)).toBeUndefined();
    expect(cardText('overwatch', language)).toBeUndefined();
    expect(cardText('toString', language)).toBeUndefined();
  });

  test('numbers stand in every translation as they stand in English', () => {
    const differs = (id: string) =>
      numbersIn(cardText(id, language)).join() !== numbersIn(cardText(id, 'en')).join();
    expect(told.filter(differs)).toEqual([]);
    const saysOther = (id: KeywordId) =>
      numbersIn(keywordText(id, language)).join() !== numbersIn(keywordText(id, 'en')).join();
    expect(keywordIds.filter(saysOther)).toEqual([]);
  });

  test('every keyword on a card that can be played has a label', () => {
    const uses: readonly KeywordUse[] = [
      ...units.flatMap(({ keywords, weapons }) => [...keywords, ...weapons.flatMap((each) => each.keywords)]),
      ...upgrades.flatMap(({ keywords, grants, weapon }) => [
        ...keywords,
        ...grants,
        ...(weapon?.keywords ?? []),
      ]),
      ...commandCards.flatMap(({ weapon }) => weapon?.keywords ?? []),
    ];
    for (const use of uses) expect(keywordLabel(use, language)).not.toMatch(/undefined|^$/);
  });
});

test('no card and no keyword reads the same in two languages', () => {
  const alike = (text: (language: (typeof languages)[number]) => string | undefined) =>
    new Set(languages.map(text)).size < languages.length;
  expect(told.filter((id) => alike((language) => cardText(id, language)))).toEqual([]);
  expect(keywordIds.filter((id) => alike((language) => keywordText(id, language)))).toEqual([]);
});

test('a keyword is labelled as cards print it', () => {
  const labels = (uses: readonly KeywordUse[]) => uses.map((use) => keywordLabel(use, 'en'));
  expect(
    labels([
      { id: 'relentless' },
      { id: 'arsenal', value: 2 },
      { id: 'armorX', value: 2 },
      { id: 'immunePierce' },
      { id: 'fixed', arc: 'front' },
      { id: 'weakPoint', value: 1, arc: 'rear' },
      { id: 'teamwork', unit: 'han-solo' },
      { id: 'arm', value: 1, charge: 'sonicCharge' },
      { id: 'treat', value: 1, capacity: 2 },
      { id: 'sidearm', attack: 'melee' },
      { id: 'transport', value: 1, cabin: 'open' },
    ]),
  ).toEqual([
    'Relentless',
    'Arsenal 2',
    'Armor 2',
    'Immune: Pierce',
    'Fixed: Front',
    'Weak Point 1: Rear',
    'Teamwork: Han Solo',
    'Arm 1: Sonic Charge',
    'Treat 1: Capacity 2',
    'Sidearm: Melee',
    'Transport 1: Open',
  ]);
  expect(keywordLabel({ id: 'weakPoint', value: 1, arc: 'rear' }, 'es')).toBe('Punto débil 1: posterior');
  expect(keywordLabel({ id: 'sidearm', attack: 'ranged' }, 'pt')).toBe('Arma Secundária: à distância');
});
