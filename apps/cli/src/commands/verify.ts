import { isRefusal, verifyDice, verifyReplay } from '@sortie/kernel';
import { xwing } from '@sortie/xwing/rules';
import { defineCommand } from 'citty';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { differenceText } from '../judge-file.ts';
import { readReplay } from '../read-replay.ts';
import { refusalSentence } from '../refusal-sentence.ts';

export const verify = defineCommand({
  meta: { name: 'sortie verify', description: 'Checks that the dice of a finished game were fair' },
  args: {
    file: { type: 'positional', required: true, description: 'the replay of a finished game' },
    json: { type: 'boolean', description: 'print the result as JSON' },
  },
  run({ args }): ExitCode {
    const replay = readReplay(args.file);
    const problems = faultsOf(replay);
    const fair = problems.length === 0;
    const lines = fair
      ? [
          'The dice were fair.',
          `  promised before the game: ${replay.fairness?.commitment}`,
          `  seeds of the players: ${Object.keys(replay.fairness?.seeds ?? {}).join(', ')}`,
          '  the secret keeps the promise, makes the seed, and every roll came out again',
        ]
      : ['The dice cannot be verified.', ...problems.map((problem) => `  ${problem}`)];
    process.stdout.write(args.json ? `${JSON.stringify({ fair, problems })}\n` : `${lines.join('\n')}\n`);
    return fair ? DONE : NEGATIVE;
  },
});

/** The promise, then every roll again. */
function faultsOf(replay: Parameters<typeof verifyDice>[0]): readonly string[] {
  const unfair = verifyDice(replay);
  if (unfair) return [refusalSentence(unfair)];
  const verdict = verifyReplay(xwing, replay);
  if (isRefusal(verdict)) return [refusalSentence(verdict)];
  return verdict.kind === 'verified' ? [] : [differenceText(verdict)];
}
