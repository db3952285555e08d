import { randomBytes } from 'node:crypto';
import { scoringPresets } from '@sortie/games';
import type { Refusal } from '@sortie/kernel';
import type { Settings, TournamentLog } from '@sortie/tournaments/model';
import { usualSettings } from '@sortie/tournaments/rules';
import type { Scoring } from '@sortie/tournaments/scoring';
import { defineCommand } from 'citty';
import type { ExitCode } from '../exit-code.ts';
import { UsageError } from '../usage-error.ts';
import { wholeNumber } from '../whole-number.ts';
import { addNewcomers, readNewcomers } from './add-players.ts';
import { changeArgs, changeEvent } from './change-event.ts';
import type { EventAtDesk } from './event-at-desk.ts';
import { jsonIn, readTextFile, refuseExisting } from './event-store.ts';

const newArgs = {
  action: { type: 'positional', description: 'new' },
  file: {
    type: 'positional',
    required: true,
    description: 'the file of the event; it must not be there yet',
  },
  name: { type: 'string', required: true, description: 'what the event is called' },
  judge: { type: 'string', valueHint: 'NAME', description: 'who judges; no event starts without' },
  players: { type: 'string', valueHint: 'CSV', description: 'players: name, and club, table, byes' },
  scoring: {
    type: 'string',
    default: 'aces-100',
    description: `${scoringPresets.map(({ name }) => name).join(', ')}, or a JSON file`,
  },
  rounds: { type: 'string', valueHint: 'N', description: 'rounds; by the number of players without it' },
  cut: { type: 'string', valueHint: 'N', description: 'how many go on, 0 for no cut; as rounds' },
  'squad-limit': { type: 'string', valueHint: 'N', description: 'the most points a squad may cost' },
  scenarios: { type: 'string', valueHint: 'A,B', description: 'scenarios to draw from' },
  'clubs-apart': { type: 'boolean', description: 'keep clubs apart in round one' },
  secret: { type: 'string', description: 'the secret of all draws, to rehearse an event; drawn without it' },
  ...changeArgs,
} as const;

/** Makes the file of an event, names its judge and announces it. */
export const newEvent = () =>
  defineCommand({
    meta: { name: 'sortie tournament', description: 'Makes the file of a new event' },
    args: newArgs,
    async run({ args }): Promise<ExitCode> {
      refuseExisting(args.file);
      const newcomers = args.players === undefined ? [] : await readNewcomers(args.players, []);
      const number = (option: 'rounds' | 'cut' | 'squad-limit', most: number) =>
        args[option] === undefined ? null : wholeNumber(option, args[option], { least: 0, most });
      const settings: Partial<Settings> = {
        name: args.name,
        scoring: findScoring(args.scoring),
        rounds: number('rounds', 64),
        cut: number('cut', 16),
        squadLimit: number('squad-limit', 10_000),
        scenarios: (args.scenarios ?? '').split(',').flatMap((each) => each.trim() || []),
        clubsApart: args['clubs-apart'] ?? false,
      };
      const secret = args.secret ?? randomBytes(32).toString('hex');
      const log: TournamentLog = {
        opening: { settings: { ...usualSettings, listsRequired: false }, secret, at: Date.now() },
        entries: [],
      };
      return changeEvent(args, {
        log,
        work: (desk) => setUp(desk, settings, args.judge) ?? addNewcomers(desk, newcomers),
        tell: ({ commitment, players }) => [
          `${args.file}: ${args.name}, ${players.length} players, ${args.scoring}`,
          `Every draw is fixed by a secret; show everybody its commitment now: ${commitment}`,
        ],
      });
    },
  });

function setUp(
  desk: EventAtDesk,
  settings: Partial<Settings>,
  judge: string | undefined,
): Refusal | undefined {
  return desk.tries(
    { kind: 'changeSettings', settings },
    ...(judge === undefined ? [] : [{ kind: 'nameJudge', name: judge, isHead: false } as const]),
    { kind: 'announce' },
  );
}

/** A scoring by its name, or the organiser's own from a file. */
function findScoring(word: string): Scoring {
  const preset = scoringPresets.find(({ name }) => name === word);
  if (preset) return preset;
  if (!word.endsWith('.json')) {
    const names = scoringPresets.map(({ name }) => name).join(', ');
    throw new UsageError(`There is no scoring "${word}"; try ${names}, or name a JSON file.`);
  }
  const own = jsonIn(readTextFile(word), word) as Scoring;
  const missing = Object.keys(usualSettings.scoring).find(
    (field) => own === null || typeof own !== 'object' || !Object.hasOwn(own, field),
  );
  if (missing !== undefined) throw new UsageError(`The scoring ${word} has no field "${missing}".`);
  return own;
}
