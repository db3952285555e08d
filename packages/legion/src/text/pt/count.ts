/** So many of something whose plural ends in s; words that stand behind it are given in both forms. */
export function count(number: number, one: string, more = `${one}s`): string {
  return `${number} ${number === 1 ? one : more}`;
}
