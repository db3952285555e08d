import { type DocumentProblem, documentReader, type Refusal, refused } from '@sortie/kernel';

export type ArmyProblem =
  | DocumentProblem
  | 'notACount'
  | 'unknownFaction'
  | 'unknownUnit'
  | 'unknownUpgrade'
  | 'unknownCommand'
  | 'unknownCard'
  | 'noUnitBefore'
  | 'noFaction'
  | 'noUnits';

/** Where a file or a text cannot be read, and why. */
export interface ArmyRefusal {
  /** The field of a file, or null when the army is a text. */
  readonly field: string | null;
  /** The line of a text, counted from 1. */
  readonly line?: number;
  readonly problem: ArmyProblem;
  readonly found: string | null;
}

export const armyRefusalRule = 'table.army-unreadable';

export const {
  refuse: refuseField,
  readObject,
  readList,
  readText,
} = documentReader<ArmyProblem>(armyRefusalRule);

/** A line of a text that cannot be read; without a line the text as a whole. */
export function refuseLine(line: number | undefined, problem: ArmyProblem, found: string | null): Refusal {
  const about = { field: null, problem, found: found === null ? null : found.slice(0, 80) };
  return refused(armyRefusalRule, line === undefined ? about : { ...about, line });
}
