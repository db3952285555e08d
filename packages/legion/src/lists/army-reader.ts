import type { DocumentRefusal } from '@sortie/cards';
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

export type ArmyRefusal = DocumentRefusal<ArmyProblem>;

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
