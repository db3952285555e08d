import type { GameKit, List, SetupChoices } from '@sortie/games';
import { isRefusal } from '@sortie/kernel';
import { readJsonFile } from './read-json-file.ts';
import { UsageError } from './usage-error.ts';
import { voiceOf } from './voice.ts';

/** A list with the name by which it was called. */
export interface NamedList {
  readonly name: string;
  /** The total it is built for. */
  readonly points: number;
  readonly list: List;
}

export type ListPair = readonly [NamedList, NamedList];

/** A preset by its id, or a file. */
export async function readList(named: string, choices: SetupChoices, kit: GameKit): Promise<NamedList> {
  const [lists, setup, terminal] = await Promise.all([kit.lists(), kit.setup(), kit.terminal()]);
  const preset = lists.presets.find(({ id }) => id === named);
  if (preset) return { name: preset.id, points: preset.points, list: preset.list };
  if (!named.includes('.') && !named.includes('/')) {
    const ids = lists.presets.map(({ id }) => id).join(', ');
    throw new UsageError(`There is no list "${named}". Name a file or one of: ${ids}.`);
  }
  const list = lists.read(readJsonFile(named));
  if (isRefusal(list)) throw new UsageError(`${named}: ${(await voiceOf(kit)).refusal(list)}`);
  const [fault] = lists.judge(list, setup.optionsOf(choices));
  if (fault) throw new UsageError(`${named} cannot be played. ${terminal.fault(fault)}`);
  const points = setup.ceilingOf(choices) ?? lists.cost(list) ?? 0;
  return { name: lists.nameOf(list) ?? named, points, list };
}

/** Two lists, written `--lists A B` or `--lists A,B`; the second comes as a word after the option. */
export async function readListPair(
  { given, rest }: { readonly given: string | undefined; readonly rest: readonly string[] },
  choices: SetupChoices,
  kit: GameKit,
): Promise<ListPair | undefined> {
  const words = given === undefined ? [...rest] : [...given.split(','), ...rest];
  if (given === undefined && words.length > 0) {
    throw new UsageError(`"${words[0]}" is not expected here; lists are named with --lists A B.`);
  }
  if (words.length === 0) return undefined;
  const [first, second] = words;
  if (!first || !second || words.length > 2) {
    const { presets } = await kit.lists();
    const [one, other] = presets.map(({ id }) => id);
    throw new UsageError(`--lists takes two lists, for instance: --lists ${other} ${one}.`);
  }
  return [await readList(first, choices, kit), await readList(second, choices, kit)];
}
