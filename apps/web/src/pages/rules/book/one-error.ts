/** Whether one letter added, left out or changed, or two neighbours swapped, makes the one word of the other. */
export function isOneErrorAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return one === other;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const rest = one.slice(at);
  const wanted = other.slice(at);
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

const SHORTEST = 4;

/** The words that may have been meant; none for short words, which are one error away from too many. */
export function meantBy(word: string, vocabulary: ReadonlySet<string>): readonly string[] {
  if (word.length < SHORTEST) return [];
  return [...vocabulary].filter((each) => each.length >= SHORTEST && isOneErrorAway(word, each));
}
