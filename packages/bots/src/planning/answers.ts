import type { Plain } from '@sortie/kernel';
import type { Chance } from './chance.ts';

export type Fields = { readonly [field: string]: Plain };

export function fieldsOf(answer: Plain): Fields {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? (answer as Fields) : {};
}

/** A field that is a word; nothing for another. */
export function wordOf(value: Plain | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The answers that do nothing. */
export function isDeclining(answer: Plain): boolean {
  const fields = fieldsOf(answer);
  return ['pass', 'skip', 'decline', 'stay'].some((field) => fields[field] === true);
}

/** What a table of words says of a field; 0 for a field that it does not know. */
export function lookUp(table: Readonly<Record<string, number>>, field: Plain | undefined): number {
  return typeof field === 'string' && Object.hasOwn(table, field) ? table[field]! : 0;
}

/** How far a player may misjudge a worth, and the chance that decides by how much. */
export interface Misjudging {
  readonly slip: number;
  readonly chance: Chance;
}

/** The answer of the highest worth; the first of equal ones, and every worth within the player's slip. */
export function bestOf<Answer>(
  answers: readonly Answer[],
  worth: (answer: Answer) => number,
  { slip, chance }: Misjudging,
): Answer {
  let best = answers[0] as Answer;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const value = worth(answer) + (slip * chance()) / 2;
    if (value > most) [best, most] = [answer, value];
  }
  return best;
}
