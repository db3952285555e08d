/** What a field for a table takes, and one for rounds; a browser refuses to send anything else. */
export const TABLE = '\\s*[1-9][0-9]{0,3}\\s*';
export const ROUNDS = '[0-9 ,;]*';

/** The table that was typed; null where none was. */
export function tableIn(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** Rounds that were typed, such as `1 2` or `1, 2`.  */
export function byesIn(text: string): readonly number[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);
}
