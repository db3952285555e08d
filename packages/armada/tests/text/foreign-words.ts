import { allShips, damageCards, objectives, squadrons, upgrades } from '../../src/catalogue/index.ts';

/** Words that are spelt alike in English and in Spanish or Portuguese. */
const shared = new Set([
  'a',
  'as',
  'do',
  'for',
  'has',
  'move',
  'no',
  'o',
  'resolve',
  'status',
  'tie',
  'total',
  'turbolasers',
]);

/** Names of people and ships stand as the catalogue has them in every language; the longest first. */
const properNames = [...allShips, ...[...squadrons, ...upgrades].filter(({ unique }) => unique)]
  .map(({ name }) => name)
  .sort((one, other) => other.length - one.length);

/** The English names of cards that other languages call by their own. */
export const translatedNames = [
  ...[...squadrons, ...upgrades].filter(({ unique }) => !unique),
  ...damageCards,
  ...objectives,
].map(({ name }) => name);

function wordsOf(text: string): string[] {
  const withoutNames = properNames.reduce((left, name) => left.replaceAll(name, ' '), text);
  return withoutNames.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The texts in which a word of the English ones is left, with that word. */
export function englishLeft(texts: readonly string[], english: readonly string[]): string[] {
  const words = new Set(english.flatMap(wordsOf).filter((word) => !shared.has(word)));
  return texts.flatMap((text) =>
    wordsOf(text)
      .filter((word) => words.has(word))
      .map((word) => `${word}: ${text}`),
  );
}
