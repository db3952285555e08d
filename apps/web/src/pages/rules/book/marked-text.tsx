import { markedParts } from './marked-parts.ts';

/** A text with the words that were looked for marked in it. */
export function MarkedText({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text;
  return markedParts(text, words).map((part) =>
    part.isFound ? <mark key={part.at}>{part.text}</mark> : part.text,
  );
}
