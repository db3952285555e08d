/** Lower case without accents: `Élite` is found by `elite`. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function squeezed(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether all words of the query stand in the text, in any order; `xwing` finds `X-wing` and `r2d2` finds `R2-D2`. */
export function hasWords(text: string, query: string): boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const whole = fold(text);
  const tight = whole.split(/\s+/).map(squeezed).join(' ');
  return words.every(
    (word) => whole.includes(word) || (squeezed(word) !== '' && tight.includes(squeezed(word))),
  );
}
