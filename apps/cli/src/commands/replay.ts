import { type Deed, type GameKit, tellDeeds } from '@sortie/games';
import type { BugBundle, Replay } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import { defineCommand } from 'citty';
import { bugAgain } from '../bug-again.ts';
import type { CliDependencies } from '../dependencies.ts';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { fileKind } from '../file-kind.ts';
import { differenceText } from '../judge-file.ts';
import { engineFor } from '../load-game.ts';
import { readJsonFile } from '../read-json-file.ts';
import { readReplay } from '../read-replay.ts';
import { tableSeenBy } from '../table-seen-by.ts';
import { voiceOf } from '../voice.ts';

export const replay = ({ games }: CliDependencies) =>
  defineCommand({
    meta: { name: 'sortie replay', description: 'Tells a game from its replay, or checks that it replays' },
    args: {
      file: { type: 'positional', required: true, description: 'a replay, or a bug bundle to try again' },
      verify: { type: 'boolean', description: 'only check every state hash; exit with 1 when one differs' },
      json: { type: 'boolean', description: 'print the result as JSON' },
    },
    async run({ args }): Promise<ExitCode> {
      const document = readJsonFile(args.file);
      const known = await fileKind(document, games);
      if (known.kind === 'bug') {
        const { breaks, text } = await bugAgain(document as unknown as BugBundle, known.kit);
        process.stdout.write(`${args.json ? JSON.stringify({ breaks, text }) : text}\n`);
        return breaks ? NEGATIVE : DONE;
      }
      const { replay: file, kit } = await readReplay(args.file, games);
      const report = { file, kit, json: args.json ?? false };
      return args.verify ? verifyAgain(report) : tell(report);
    },
  });

interface Report {
  readonly file: Replay;
  readonly kit: GameKit;
  readonly json: boolean;
}

async function verifyAgain({ file, kit, json }: Report): Promise<ExitCode> {
  const verdict = (await engineFor(kit, file.opening)).verifyReplay(file);
  const verified = !isRefusal(verdict) && verdict.kind === 'verified';
  const text = isRefusal(verdict)
    ? (await voiceOf(kit)).refusal(verdict)
    : verdict.kind === 'verified'
      ? `The replay is sound: ${verdict.entries} entries, ${verdict.milestones} milestones, final hash ${file.finalHash}.`
      : differenceText(verdict);
  process.stdout.write(`${json ? JSON.stringify(verdict) : text}\n`);
  return verified ? DONE : NEGATIVE;
}

async function tell({ file, kit, json }: Report): Promise<ExitCode> {
  const referee = (await engineFor(kit, file.opening)).open(file.opening);
  const refusal = isRefusal(referee) ? referee : referee.enter(file.journal);
  if (isRefusal(referee) || refusal) {
    process.stderr.write(`The replay cannot be played: ${(await voiceOf(kit)).refusal(refusal!)}\n`);
    return NEGATIVE;
  }
  const words = await kit.text('en');
  const events = referee.logFor('referee');
  const subject = { table: tableSeenBy(referee, 'referee') };
  const hash = referee.fingerprint();
  const text = json
    ? JSON.stringify({ events, outcome: referee.outcome, hash })
    : [...storyLines(tellDeeds(words, events, subject)), `Final hash ${hash}.`].join('\n');
  process.stdout.write(`${text}\n`);
  return DONE;
}

/** One line a deed, with what it is made of set in below it. */
function storyLines(deeds: readonly Deed[]): readonly string[] {
  return deeds.flatMap(({ text, details }) => [text, ...details.map((detail) => `    ${detail.text}`)]);
}
