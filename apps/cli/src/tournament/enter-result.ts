import type { Command, Pairing, Result, Tournament } from '@sortie/tournaments/model';
import { missionPointsOf, winnerByPoints } from '@sortie/tournaments/scoring';
import { namesOf, texts } from '@sortie/tournaments/text';
import { defineCommand } from 'citty';
import type { ExitCode } from '../exit-code.ts';
import { UsageError } from '../usage-error.ts';
import { wholeNumber } from '../whole-number.ts';
import { changeArgs, changeEvent } from './change-event.ts';
import { findPlayer, nameIn } from './find-player.ts';

const resultArgs = {
  action: { type: 'positional', description: 'result' },
  file: { type: 'positional', required: true, description: 'the file of the event' },
  table: { type: 'positional', required: true, description: 'the number of the table' },
  round: { type: 'string', valueHint: 'N', description: 'the round; the last without it' },
  points: { type: 'string', valueHint: 'A B', description: 'mission points of the two, in their order' },
  destroyed: {
    type: 'string',
    valueHint: 'A B',
    description: 'instead: what each destroyed; mission points are worked out from it',
  },
  scenario: { type: 'string', valueHint: 'A:B', description: 'with --destroyed: what the scenario gave' },
  squads: { type: 'string', valueHint: 'A:B', description: 'with --destroyed: what the squads cost' },
  winner: {
    type: 'string',
    valueHint: 'NAME',
    description: 'by the rules of the game; by points without it',
  },
  conceded: { type: 'string', valueHint: 'NAME', description: 'who conceded' },
  missing: { type: 'string', valueHint: 'NAME', description: 'who did not appear' },
  'not-played': { type: 'boolean', description: 'both decided not to play' },
  why: { type: 'string', description: 'corrects a result that stands, for this reason' },
  ...changeArgs,
} as const;

/** What was given on the command line of how a game ended. */
interface Given {
  readonly points?: readonly [number, number] | undefined;
  readonly destroyed?: readonly [number, number] | undefined;
  readonly scenario?: readonly [number, number] | undefined;
  readonly squads?: readonly [number, number] | undefined;
  readonly winner?: string | undefined;
  readonly conceded?: string | undefined;
  readonly missing?: string | undefined;
  readonly isNotPlayed: boolean;
}

/** Enters the result of a table, or corrects it. */
export const enterResult = () =>
  defineCommand({
    meta: { name: 'sortie tournament', description: 'Enters the result of a table, or corrects it' },
    args: resultArgs,
    async run({ args }): Promise<ExitCode> {
      const table = wholeNumber('table', args.table, { least: 1, most: 9999 });
      const second = args._[3];
      const given: Given = {
        points: pairOf('points', args.points, second),
        destroyed: pairOf('destroyed', args.destroyed, second),
        scenario: pairOf('scenario', args.scenario, undefined),
        squads: pairOf('squads', args.squads, undefined),
        winner: args.winner,
        conceded: args.conceded,
        missing: args.missing,
        isNotPlayed: args['not-played'] ?? false,
      };
      const roundIn = ({ rounds }: Tournament) =>
        args.round === undefined ? rounds.length : wholeNumber('round', args.round, { least: 1, most: 999 });
      const pairingIn = (tournament: Tournament) =>
        tournament.rounds[roundIn(tournament) - 1]?.pairings.find((pairing) => pairing.table === table);
      return changeEvent(args, {
        work: (desk) => {
          const { tournament } = desk;
          const result = resultFrom(given, pairingIn(tournament), tournament);
          const at = { round: roundIn(tournament), table, result };
          const command: Command =
            args.why === undefined
              ? { kind: 'enterResult', ...at }
              : { kind: 'correctResult', ...at, why: args.why };
          return desk.tries(command);
        },
        tell: (tournament) => {
          const round = roundIn(tournament);
          const ended = texts('en').resultText(
            pairingIn(tournament)!.result!,
            namesOf(tournament).at(round, table)!,
          );
          return [`Round ${round}, table ${table}: ${ended}`];
        },
      });
    },
  });

/** Two numbers, as `100 45` at the end of a call or as `100:45` anywhere. */
function pairOf(
  option: string,
  text: string | undefined,
  second: string | undefined,
): readonly [number, number] | undefined {
  if (text === undefined) return undefined;
  const [one = '', other = second, ...rest] = text.split(':');
  if (other === undefined || rest.length > 0)
    throw new UsageError(`--${option} takes two numbers, such as 100 45.`);
  const bounds = { least: 0, most: 1_000_000 };
  return [wholeNumber(option, one, bounds), wholeNumber(option, other, bounds)];
}

function resultFrom(given: Given, pairing: Pairing | undefined, tournament: Tournament): Result {
  const { points, destroyed, winner, conceded, missing, isNotPlayed } = given;
  const ways = [points ?? destroyed, conceded, missing, isNotPlayed || undefined];
  if (ways.filter((way) => way !== undefined).length !== 1 || (points && destroyed)) {
    throw new UsageError(
      'How did it end? One of --points, --destroyed, --conceded, --missing, --not-played.',
    );
  }
  if (isNotPlayed) return { kind: 'notPlayed' };
  const place = (name: string) => placeOf(name, pairing, tournament);
  if (conceded !== undefined) return { kind: 'conceded', by: place(conceded), missionPoints: null };
  if (missing !== undefined) return { kind: 'absent', missing: [place(missing)] };
  const missionPoints = points ?? scored(given, pairing, tournament);
  return {
    kind: 'played',
    missionPoints,
    winner: winner === undefined ? winnerByPoints(missionPoints) : place(winner),
  };
}

/** Mission points from what was destroyed and by how much each squad fell short. ev.mission-points.formula */
function scored(
  { destroyed = [0, 0], scenario = [0, 0], squads }: Given,
  pairing: Pairing | undefined,
  { players, settings }: Tournament,
): readonly [number, number] {
  const { squadLimit } = settings;
  if (squadLimit === null)
    throw new UsageError('The event has no squad limit, so --destroyed cannot be used: give --points.');
  const squad = (place: 0 | 1) =>
    squads?.[place] ?? players.find(({ id }) => id === pairing?.players[place])?.list?.points ?? squadLimit;
  const of = (place: 0 | 1) =>
    missionPointsOf({
      destroyed: destroyed[place],
      scenario: scenario[place],
      opponentSquad: squad(place === 0 ? 1 : 0),
      squadLimit,
    });
  return [of(0), of(1)];
}

function placeOf(name: string, pairing: Pairing | undefined, tournament: Tournament): 0 | 1 {
  const { id } = findPlayer(tournament, name);
  const place = pairing?.players.indexOf(id);
  if (place === 0 || place === 1) return place;
  throw new UsageError(`${nameIn(tournament, id)} is not at this table.`);
}
