import {
  type GameKit,
  type Registry,
  type SetupChoices,
  type SetupKit,
  type SetupOption,
  usualChoices,
} from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import type { VariedOption } from './simulation/plan.ts';
import { UsageError } from './usage-error.ts';

interface StringArg {
  readonly type: 'string';
  readonly valueHint: string;
  readonly description: string;
}

/** How a value that means "none" or "no limit" is typed, and how something is taken or left out. */
const NO = 'no';
const YES = 'yes';

/** An option of the command line for everything that is agreed before a game, of the game named or of all. */
export async function setupArgs(games: Registry, given: readonly string[]): Promise<object> {
  const all = await Promise.all(kitsMeant(games, given).map(argsOf));
  // What several games agree on is said as the first of them says it.
  return Object.fromEntries([...all.flat(), ...all.toReversed().flat()]);
}

/** The game that a call names, or all of them. */
export function kitsMeant({ kits }: Registry, given: readonly string[]): readonly GameKit[] {
  const named = kits.filter(({ name }) => given.includes(name));
  return named.length > 0 ? named : kits;
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
      const values = hintOf([...new Set([option.usual, ...option.values(usual)])].map(writeValue));
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

/** The options that simulated games vary, as far as the call leaves them open, with the values that they take. */
export function variedIn(
  args: Readonly<Record<string, unknown>>,
  { options }: Pick<SetupKit, 'options'>,
  choices: SetupChoices,
): readonly VariedOption[] {
  return options
    .filter((option) => option.isVaried && args[flagOf(option)] === undefined)
    .map(({ field, values }) => ({ field, values: values(choices) }));
}

function readValue(option: SetupOption, given: string, choices: SetupChoices): Plain {
  const meant = [
    given,
    ...(/^\d+$/.test(given) ? [Number(given)] : []),
    ...(given === NO ? [null, false] : []),
    ...(given === YES ? [true] : []),
  ];
  const value = meant.find((each) => option.accepts(each));
  if (value !== undefined) return value;
  const values = option.values(choices).map(writeValue).join(', ');
  throw new UsageError(`--${flagOf(option)} may be ${values}, not "${given}".`);
}

/** As many values as a line of help has room for. */
const ENOUGH = 8;

function hintOf(values: readonly string[]): string {
  const shown = values.length > ENOUGH ? [...values.slice(0, 2), '…'] : values;
  return shown.join('|');
}

function writeValue(value: Plain): string {
  if (value === null || value === false) return NO;
  if (value === true) return YES;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function flagOf({ field }: SetupOption): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
