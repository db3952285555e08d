import { isRefusal } from '@sortie/kernel';
import type { Squad } from '@sortie/xwing/lists';
import { faultText, findPreset, presets, squadFromXws, xwsRefusalText } from '@sortie/xwing/lists';
import { readJsonFile } from './read-json-file.ts';
import { UsageError } from './usage-error.ts';

/** A squad with the name by which it was called. */
export interface NamedSquad {
  readonly name: string;
  readonly points: number;
  readonly squad: Squad;
}

/** A preset by its id, or an XWS file. */
export function readSquad(named: string, points: number): NamedSquad {
  const preset = findPreset(named);
  if (preset) return { name: preset.id, points: preset.points, squad: preset.squad };
  if (!named.includes('.') && !named.includes('/')) {
    throw new UsageError(`There is no squad "${named}". Name an XWS file or one of: ${presetIds()}.`);
  }
  const read = squadFromXws(readJsonFile(named), { points });
  if (isRefusal(read)) throw new UsageError(`${named}: ${xwsRefusalText(read)}`);
  const [fault] = read.faults;
  if (fault) throw new UsageError(`${named} cannot be played. ${faultText(fault)}`);
  return { name: read.squad.name ?? named, points, squad: read.squad };
}

/** Two squads, written `--squads A B` or `--squads A,B`; the second comes as a word after the option. */
export function readSquadPair(
  given: string | undefined,
  rest: readonly string[],
  points: number,
): readonly [NamedSquad, NamedSquad] | undefined {
  const words = given === undefined ? [...rest] : [...given.split(','), ...rest];
  if (given === undefined && words.length > 0) {
    throw new UsageError(`"${words[0]}" is not expected here; squads are named with --squads A B.`);
  }
  if (words.length === 0) return undefined;
  const [first, second] = words;
  if (!first || !second || words.length > 2) {
    throw new UsageError(`--squads takes two squads, for instance: --squads tie-swarm x-wing-flight.`);
  }
  return [readSquad(first, points), readSquad(second, points)];
}

export function presetIds(): string {
  return presets.map(({ id }) => id).join(', ');
}
