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

/** Where a file or a text cannot be read, and why. */
export interface FleetRefusal {
  /** The field of a file, or null when the fleet is a text. */
  readonly field: string | null;
  /** The line of a text, counted from 1. */
  readonly line?: number;
  readonly problem: FleetProblem;
  readonly found: string | null;
}

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
