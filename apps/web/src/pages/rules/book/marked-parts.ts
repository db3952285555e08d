import { foldText } from './fold-text.ts';

export interface TextPart {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut where the words that were looked for begin and end. */
export function markedParts(text: string, words: readonly string[]): readonly TextPart[] {
  const isFound = new Array<boolean>(text.length).fill(false);
  const { text: plain, places } = foldText(text);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      const end = places[at + word.length] ?? text.length;
      isFound.fill(true, places[at]!, end);
    }
  }
  const parts: TextPart[] = [];
  for (let from = 0; from < text.length; ) {
    let to = from + 1;
    while (to < text.length && isFound[to] === isFound[from]) to++;
    parts.push({ at: from, text: text.slice(from, to), isFound: isFound[from]! });
    from = to;
  }
  return parts;
}
