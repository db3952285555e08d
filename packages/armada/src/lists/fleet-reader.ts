import type { DocumentRefusal } from '@sortie/cards';
import { type DocumentProblem, documentReader, type Refusal, refused } from '@sortie/kernel';

export type FleetProblem =
  | DocumentProblem
  | 'notACount'
  | 'unknownFaction'
  | 'unknownShip'
  | 'unknownUpgrade'
  | 'unknownSquadron'
  | 'unknownObjective'
  | 'unknownCard'
  | 'noShipBefore'
  | 'noFaction'
  | 'noCards';

export type FleetRefusal = DocumentRefusal<FleetProblem>;

export const fleetRefusalRule = 'table.fleet-unreadable';

export const {
  refuse: refuseField,
  readObject,
  readList,
  readText,
} = documentReader<FleetProblem>(fleetRefusalRule);

/** A name from outside; one that is too long loses its end, not the fleet. */
export function nameField(name: string | undefined): { readonly name?: string } {
  return name === undefined ? {} : { name: name.slice(0, 200) };
}

/** A line of a text that cannot be read; without a line the text as a whole. */
export function refuseLine(line: number | undefined, problem: FleetProblem, found: string | null): Refusal {
  const about = { field: null, problem, found: found === null ? null : found.slice(0, 80) };
  return refused(fleetRefusalRule, line === undefined ? about : { ...about, line });
}
