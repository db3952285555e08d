import {
  type GameKit,
  type Registry,
  type SetupChoices,
  type SetupOption,
  usualChoices,
} from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import { UsageError } from './usage-error.ts';

interface StringArg {
  readonly type: 'string';
  readonly valueHint: string;
  readonly description: string;
}

/** How a value that means "none" or "no limit" is typed. */
const NO = 'no';

/** An option of the command line for everything that is agreed before a game, of the game named or of all. */
export async function setupArgs(games: Registry, given: readonly string[]): Promise<object> {
  const named = games.kits.filter(({ name }) => given.includes(name));
  const kits = named.length > 0 ? named : games.kits;
  const all = await Promise.all(kits.map(argsOf));
  return Object.fromEntries(all.flat());
}

async function argsOf(kit: GameKit): Promise<readonly (readonly [string, StringArg])[]> {
  const [setup, text] = await Promise.all([kit.setup(), kit.text('en')]);
  const usual = usualChoices(setup);
  // Nobody watches a clock in a terminal.
  const isTimed = ({ field, values }: SetupOption) =>
    values(usual).some((value) => setup.minutesOf(setup.choose(usual, field, value)) !== undefined);
  return setup.options
    .filter((option) => !isTimed(option))
    .map((option) => {
      const values = [...new Set([option.usual, ...option.values(usual)])].map(writeValue).join('|');
      const description = `${text.option(option.field)} (usually ${writeValue(option.usual)})`;
      return [flagOf(option), { type: 'string', valueHint: values, description }] as const;
    });
}

/** The choices that the options of a call come to. */
export async function choicesIn(
  args: Readonly<Record<string, unknown>>,
  kit: GameKit,
): Promise<SetupChoices> {
  const setup = await kit.setup();
  let choices = usualChoices(setup);
  for (const option of setup.options) {
    const given = args[flagOf(option)];
    if (typeof given === 'string')
      choices = setup.choose(choices, option.field, readValue(option, given, choices));
  }
  return choices;
}

function readValue(option: SetupOption, given: string, choices: SetupChoices): Plain {
  const meant = [given, ...(/^\d+$/.test(given) ? [Number(given)] : []), ...(given === NO ? [null] : [])];
  const value = meant.find((each) => option.accepts(each));
  if (value !== undefined) return value;
  const values = option.values(choices).map(writeValue).join(', ');
  throw new UsageError(`--${flagOf(option)} may be ${values}, not "${given}".`);
}

function writeValue(value: Plain): string {
  if (value === null) return NO;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function flagOf({ field }: SetupOption): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
