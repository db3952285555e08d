import type { ArgsDef } from 'citty';
import { runCommand } from 'citty';
import { commands } from './commands.ts';
import type { CliDependencies } from './dependencies.ts';
import { DONE, type ExitCode, WRONGLY_CALLED } from './exit-code.ts';
import { commandHelp, generalHelp } from './help.ts';
import { unknownOption } from './unknown-option.ts';
import { UsageError } from './usage-error.ts';

const HELP = new Set(['--help', '-h', 'help']);
const VERSION = '0.1.0';

/** Runs the command that was called and answers with its exit code. */
export async function runCli(given: readonly string[], dependencies: CliDependencies): Promise<ExitCode> {
  const [name, ...rest] = given;
  if (name === undefined || HELP.has(name)) {
    process.stdout.write(generalHelp(dependencies.games));
    return DONE;
  }
  if (name === '--version' || name === '-v') {
    process.stdout.write(`${VERSION}\n`);
    return DONE;
  }
  if (!Object.hasOwn(commands, name)) {
    return complainOfUsage(
      `There is no command "${name}". The commands are: ${Object.keys(commands).join(', ')}.`,
    );
  }
  const command = await commands[name]!.load(dependencies, rest);
  if (rest.some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(await commandHelp(name, command, dependencies.games));
    return DONE;
  }
  const unknown = unknownOption(rest, command.args as ArgsDef);
  if (unknown !== undefined) {
    return complainOfUsage(`"${name}" has no option ${unknown}. See: sortie ${name} --help`);
  }
  try {
    const { result } = await runCommand(command, { rawArgs: rest });
    return result as ExitCode;
  } catch (error) {
    if (isAboutUsage(error)) return complainOfUsage(error.message);
    throw error;
  }
}

/** Ours, or that of the reader of options: a missing argument, a value that is none of those listed. */
function isAboutUsage(error: unknown): error is Error {
  return error instanceof UsageError || (error instanceof Error && error.name === 'CLIError');
}

function complainOfUsage(sentence: string): ExitCode {
  process.stderr.write(`${sentence}\n`);
  return WRONGLY_CALLED;
}
