/** Lower case without accents: `Élite` is found by `elite`. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function squeeze(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether all words of the query stand in the text, in any order; `r2d2` finds `R2-D2`. */
export function hasWords(text: string, query: string): boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const whole = fold(text);
  const tight = whole.split(/\s+/).map(squeeze).join(' ');
  return words.every(
    (word) => whole.includes(word) || (squeeze(word) !== '' && tight.includes(squeeze(word))),
  );
}
