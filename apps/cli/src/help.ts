import { stripVTControlCharacters } from 'node:util';
import type { Registry } from '@sortie/games';
import type { CommandDef } from 'citty';
import { renderUsage } from 'citty';
import { commands } from './commands.ts';

/** What somebody sees who has never run this before. */
export function generalHelp({ kits }: Registry): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    `Sortie: a table with a referee for miniatures games. Games: ${kits.map(({ name, title }) => `${name} (${title})`).join(', ')}.`,
    '',
    'Usage: sortie <command> [options]',
    '',
    ...lines,
    '',
    'Options of a command: sortie <command> --help',
    'Exit codes: 0 done, 1 a negative result, 2 called in a wrong way.',
    '',
  ].join('\n');
}

export async function commandHelp(name: string, command: CommandDef, { kits }: Registry): Promise<string> {
  const drawn = await renderUsage(command);
  const usage = process.stdout.isTTY ? drawn : stripVTControlCharacters(drawn);
  const examples = commands[name]!.examples(kits[0]?.name ?? 'GAME').map((example) => `  sortie ${example}`);
  return [usage.trimEnd(), '', 'EXAMPLES', '', ...examples, ''].join('\n');
}
