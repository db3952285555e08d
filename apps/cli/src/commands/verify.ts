import type { GameKit } from '@sortie/games';
import { isRefusal, type Replay } from '@sortie/kernel';
import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { differenceText } from '../judge-file.ts';
import { engineFor } from '../load-game.ts';
import { readReplay } from '../read-replay.ts';
import { voiceOf } from '../voice.ts';

export const verify = ({ games }: CliDependencies) =>
  defineCommand({
    meta: { name: 'sortie verify', description: 'Checks that the dice of a finished game were fair' },
    args: {
      file: { type: 'positional', required: true, description: 'the replay of a finished game' },
      json: { type: 'boolean', description: 'print the result as JSON' },
    },
    async run({ args }): Promise<ExitCode> {
      const { replay, kit } = await readReplay(args.file, games);
      const problems = await faultsOf(replay, kit);
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
async function faultsOf(replay: Replay, kit: GameKit): Promise<readonly string[]> {
  const [engine, voice] = await Promise.all([engineFor(kit, replay.opening), voiceOf(kit)]);
  const unfair = engine.verifyDice(replay);
  if (unfair) return [voice.refusal(unfair)];
  const verdict = engine.verifyReplay(replay);
  if (isRefusal(verdict)) return [voice.refusal(verdict)];
  return verdict.kind === 'verified' ? [] : [differenceText(verdict)];
}
