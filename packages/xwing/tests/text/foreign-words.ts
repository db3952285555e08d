import { conditions, damageCards, pilots, upgrades } from '../../src/catalogue/index.ts';

/** Words that are spelt alike in English and in Spanish or Portuguese. */
const shared = new Set([
  'a',
  'as',
  'b',
  'decide',
  'decides',
  'do',
  'has',
  'koiogran',
  'mm',
  'no',
  'o',
  'p',
  'tallon',
  'tractor',
]);

/** Names of cards stand as the catalogue has them in every language; the longest first. */
const cardNames = [
  ...new Set([...pilots, ...upgrades, ...conditions, ...damageCards].map(({ name }) => name)),
].sort((one, other) => other.length - one.length);

function wordsOf(text: string): string[] {
  const withoutNames = cardNames.reduce((left, name) => left.replaceAll(name, ' '), text);
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
