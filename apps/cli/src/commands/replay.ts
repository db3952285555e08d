import type { BugBundle, Replay } from '@sortie/kernel';
import { isRefusal, Referee, verifyReplay } from '@sortie/kernel';
import { xwing } from '@sortie/xwing/rules';
import { eventText, namesOf } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { defineCommand } from 'citty';
import { bugAgain } from '../bug-again.ts';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { fileKind } from '../file-kind.ts';
import { differenceText } from '../judge-file.ts';
import { readJsonFile } from '../read-json-file.ts';
import { readReplay } from '../read-replay.ts';
import { refusalSentence } from '../refusal-sentence.ts';

export const replay = defineCommand({
  meta: { name: 'sortie replay', description: 'Tells a game from its replay, or checks that it replays' },
  args: {
    file: { type: 'positional', required: true, description: 'a replay, or a bug bundle to try again' },
    verify: { type: 'boolean', description: 'only check every state hash; exit with 1 when one differs' },
    json: { type: 'boolean', description: 'print the result as JSON' },
  },
  run({ args }): ExitCode {
    const document = readJsonFile(args.file);
    if (fileKind(document) === 'bug') {
      const { breaks, text } = bugAgain(document as unknown as BugBundle);
      process.stdout.write(`${args.json ? JSON.stringify({ breaks, text }) : text}\n`);
      return breaks ? NEGATIVE : DONE;
    }
    const file = readReplay(args.file);
    return args.verify ? verifyAgain(file, args.json ?? false) : tell(file, args.json ?? false);
  },
});

function verifyAgain(file: Replay, json: boolean): ExitCode {
  const verdict = verifyReplay(xwing, file);
  const verified = !isRefusal(verdict) && verdict.kind === 'verified';
  const text = isRefusal(verdict)
    ? refusalSentence(verdict)
    : verdict.kind === 'verified'
      ? `The replay is sound: ${verdict.entries} entries, ${verdict.milestones} milestones, final hash ${file.finalHash}.`
      : differenceText(verdict);
  process.stdout.write(`${json ? JSON.stringify(verdict) : text}\n`);
  return verified ? DONE : NEGATIVE;
}

function tell(file: Replay, json: boolean): ExitCode {
  const referee = Referee.open(xwing, file.opening);
  const refusal = isRefusal(referee) ? referee : referee.enter(file.journal);
  if (isRefusal(referee) || refusal) {
    process.stderr.write(`The replay cannot be played: ${refusalSentence(refusal!)}\n`);
    return NEGATIVE;
  }
  const events = referee.logFor('referee');
  const { table } = referee.view('referee') as unknown as { readonly table: XwingView };
  const names = namesOf(table);
  const hash = referee.fingerprint();
  const text = json
    ? JSON.stringify({ events, outcome: referee.outcome, hash })
    : [...events.flatMap((event) => eventText(event, names) ?? []), `Final hash ${hash}.`].join('\n');
  process.stdout.write(`${text}\n`);
  return DONE;
}
