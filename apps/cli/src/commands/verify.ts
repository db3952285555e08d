import type { GameKit } from '@sortie/games';
import { type DiceTrust, diceVerdict, isRefusal, type Replay, type SeenDice } from '@sortie/kernel';
import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { differenceText } from '../judge-file.ts';
import { engineFor } from '../load-game.ts';
import { readReplay } from '../read-replay.ts';
import { UsageError } from '../usage-error.ts';
import { voiceOf } from '../voice.ts';

export const verify = ({ games }: CliDependencies) =>
  defineCommand({
    meta: { name: 'sortie verify', description: 'Checks that the dice of a finished game were fair' },
    args: {
      file: { type: 'positional', required: true, description: 'the replay of a finished game' },
      commitment: {
        type: 'string',
        valueHint: 'HEX',
        description: 'the commitment that was published before the game, as you noted it',
      },
      seeds: {
        type: 'string',
        valueHint: 'SEAT=SEED,…',
        description: 'seeds of your own, as you gave them',
      },
      json: { type: 'boolean', description: 'print the result as JSON' },
    },
    async run({ args }): Promise<ExitCode> {
      const { replay, kit } = await readReplay(args.file, games);
      const seen = seenIn(args.commitment, args.seeds);
      const { trust, problems } = await check(replay, kit, seen);
      const lines = [
        sentences[trust],
        ...problems.map((problem) => `  ${problem}`),
        ...(trust === 'fair' || trust === 'unseen' ? proofOf(replay) : []),
        ...(trust === 'unseen' ? [HOW_TO_KNOW] : []),
      ];
      const found = { fair: trust === 'fair', trust, problems };
      process.stdout.write(args.json ? `${JSON.stringify(found)}\n` : `${lines.join('\n')}\n`);
      return trust === 'fair' || trust === 'unseen' ? DONE : NEGATIVE;
    },
  });

const sentences: Readonly<Record<DiceTrust, string>> = {
  fair: 'The dice were fair.',
  unseen: 'The dice follow from what the file says was promised.',
  scripted: 'The dice were laid out beforehand.',
  'known-start': 'The game began from a point that was known; its dice are new from there on.',
  'seeds-missing': 'Seeds are missing: somebody could have chosen between dice.',
  unpromised: 'Nobody can tell whether the dice were chosen.',
  'not-as-seen': 'The file does not agree with what you noted.',
  broken: 'The dice cannot be verified.',
};

const HOW_TO_KNOW =
  '  whether it was promised before the game, you know by what was published then: give it with --commitment';

function proofOf({ fairness }: Replay): readonly string[] {
  return [
    `  promised before the game: ${fairness?.commitment}`,
    `  seeds of the players: ${Object.keys(fairness?.seeds ?? {}).join(', ')}`,
    '  the secret keeps the promise, makes the seed, and every roll came out again',
  ];
}

/** What somebody noted at the table; undefined when they noted nothing. */
function seenIn(commitment: string | undefined, seeds: string | undefined): SeenDice | undefined {
  if (commitment === undefined && seeds !== undefined) throw new UsageError('--seeds needs --commitment.');
  if (commitment === undefined) return undefined;
  const noted = (seeds ?? '').split(',').flatMap((each) => {
    const [seat, ...rest] = each.split('=');
    return seat ? [[seat, rest.join('=')] as const] : [];
  });
  return {
    commitment,
    seeds: Object.fromEntries(noted),
    shown: noted.map(([seat]) => seat),
  };
}

/** What was promised, then every roll again. */
async function check(
  replay: Replay,
  kit: GameKit,
  seen: SeenDice | undefined,
): Promise<{ readonly trust: DiceTrust; readonly problems: readonly string[] }> {
  const [engine, voice] = await Promise.all([engineFor(kit, replay.opening), voiceOf(kit)]);
  const { trust, fault } = diceVerdict(replay, engine.verifyDice(replay), seen);
  if (fault) return { trust, problems: [voice.refusal(fault)] };
  const verdict = engine.verifyReplay(replay);
  if (isRefusal(verdict)) return { trust: 'broken', problems: [voice.refusal(verdict)] };
  if (verdict.kind !== 'verified') return { trust: 'broken', problems: [differenceText(verdict)] };
  return { trust, problems: [] };
}
