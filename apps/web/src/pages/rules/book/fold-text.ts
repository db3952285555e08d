/** Lower case without accents, and for every letter where it stood in the text. */
export interface Folded {
  readonly text: string;
  readonly places: readonly number[];
}

/** Folds letter by letter, so that what is found can be marked in the text as it was written. */
export function foldText(text: string): Folded {
  const places: number[] = [];
  let plain = '';
  let place = 0;
  for (const letter of text) {
    const bare = fold(letter);
    for (let each = 0; each < bare.length; each++) places.push(place);
    plain += bare;
    place += letter.length;
  }
  return { text: plain, places };
}

/** The same for a text that need not be marked. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a query, folded; each once. */
export function wordsIn(query: string): readonly string[] {
  return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}
