import { documentReader, isRefusal, type Refusal, readEach, refused } from '@sortie/kernel';
import type { PlayerId } from '../model/ids.ts';
import type { Pairing, Round } from '../model/round.ts';
import type { Tournament } from '../model/tournament.ts';
import { publishedRounds } from '../rules/find.ts';
import { scoreGame } from '../scoring/score-game.ts';
import { finalPlaces } from '../standings/final-places.ts';
import { recordsOf } from '../standings/records.ts';
import { standingsOf } from '../standings/standings.ts';
import { placeOfField, whereJsonBreaks } from './json-place.ts';

/** The JSON that List Fortress reads and Cryodex writes: it joins by name, so equal names are told apart. */
export interface ListFortressFile {
  readonly players: readonly {
    readonly name: string;
    /** Event points, under both names that are read. */
    readonly score: number;
    readonly event_points: number;
    readonly mission_points: number;
    readonly mov: number;
    readonly sos: number;
    readonly rank: { readonly swiss: number; readonly elimination?: number };
    /** XWS, as a string. */
    readonly list: string;
  }[];
  readonly rounds: readonly {
    readonly 'round-type': 'swiss' | 'elimination';
    readonly 'round-number': number;
    readonly scenario: string | null;
    readonly matches: readonly ListFortressMatch[];
  }[];
}

export interface ListFortressMatch {
  readonly player1: string;
  readonly player2?: string;
  readonly player1points?: number;
  readonly player2points?: number;
  readonly result: 'win' | 'draw' | 'bye';
  readonly winner?: string;
}

export function listFortressOf(tournament: Tournament): ListFortressFile {
  const names = distinctNames(tournament);
  const nameOf = (id: PlayerId) => names.get(id)!;
  const records = recordsOf(tournament);
  const places = new Map(finalPlaces(tournament).map((place) => [place.player, place]));
  return {
    players: standingsOf(tournament, records).map(({ player, rank, eventPoints, figures }, at) => {
      const own = records.get(player) ?? [];
      const place = places.get(player);
      return {
        name: nameOf(player),
        score: eventPoints,
        event_points: eventPoints,
        mission_points: own.reduce((sum, { missionPoints }) => sum + missionPoints, 0),
        mov: own.reduce((sum, { margin }) => sum + margin, 0),
        sos: Number(figures.find(({ kind }) => kind === 'strengthOfSchedule')?.decimal ?? 0),
        rank: {
          swiss: rank ?? at + 1,
          ...(place && place.bracket !== null ? { elimination: place.place } : {}),
        },
        list: tournament.players.find(({ id }) => id === player)?.list?.text ?? '',
      };
    }),
    rounds: publishedRounds(tournament).map((round) => ({
      'round-type': round.stage === 'swiss' ? 'swiss' : 'elimination',
      'round-number': round.stage === 'swiss' ? round.inStage : round.pairings.length * 2,
      scenario: round.scenario,
      matches: matchesOf(round, tournament, nameOf),
    })),
  };
}

/** Players in their order; the second of a name gets a number. */
function distinctNames({ players }: Tournament): ReadonlyMap<PlayerId, string> {
  const taken = new Set<string>();
  return new Map(
    players.map(({ id, name }) => {
      let free = name;
      for (let number = 2; taken.has(free); number++) free = `${name} (${number})`;
      taken.add(free);
      return [id, free];
    }),
  );
}

function matchesOf(
  round: Round,
  tournament: Tournament,
  nameOf: (id: PlayerId) => string,
): readonly ListFortressMatch[] {
  return [
    ...round.pairings.map((pairing) => matchOf(pairing, tournament, nameOf)),
    ...round.byes.map(({ player }) => ({ player1: nameOf(player), result: 'bye' as const })),
  ];
}

function matchOf(
  { players, result }: Pairing,
  { settings }: Tournament,
  nameOf: (id: PlayerId) => string,
): ListFortressMatch {
  const [one, other] = [nameOf(players[0]), nameOf(players[1])];
  if (result === null) return { player1: one, player2: other, result: 'draw' };
  const [first, second] = scoreGame(result, settings.scoring);
  if (result.kind === 'absent') return { player1: first ? one : other, result: 'bye' };
  const points = { player1points: first?.missionPoints ?? 0, player2points: second?.missionPoints ?? 0 };
  const pair = { player1: one, player2: other, ...points };
  if (first?.result === 'draw') return { ...pair, result: 'draw' };
  return { ...pair, result: 'win', winner: first?.result === 'win' ? one : other };
}

const { refuse, readObject, readList, readText } = documentReader<'unknownPlayer' | 'twice' | 'notANumber'>(
  'desk.bad-file',
);

/**
 * Reads such a file; a foreign or damaged one is refused with its line and field, and matches name players that are
 * in it. Figures that a program leaves out are 0, as those that Cryodex does not know.
 */
export function readListFortress(text: string): ListFortressFile | Refusal {
  const broken = whereJsonBreaks(text);
  if (broken) return refused('desk.bad-file', { field: 'file', problem: 'notJson', found: null, ...broken });
  const file = readFile(JSON.parse(text));
  if (!isRefusal(file)) return file;
  const about = file.about as { readonly field: string };
  return refused(file.rule, { ...about, ...placeOfField(text, about.field) });
}

function readFile(from: unknown): ListFortressFile | Refusal {
  const document = readObject(from, 'file');
  if (isRefusal(document)) return document;
  const all = readList(document.players, 'players', { least: 1, most: 2048 });
  if (isRefusal(all)) return all;
  const names = new Set<string>();
  const players = readEach(all, (player, at) => readPlayer(player, `players.${at}`, names));
  if (isRefusal(players)) return players;
  const rounds = readList(document.rounds, 'rounds', { least: 0, most: 100 });
  if (isRefusal(rounds)) return rounds;
  const read = readEach(rounds, (round, at) => readRound(round, `rounds.${at}`, names));
  return isRefusal(read) ? read : { players, rounds: read };
}

type ForeignPlayer = ListFortressFile['players'][number];
type ForeignRound = ListFortressFile['rounds'][number];

function readPlayer(player: unknown, where: string, names: Set<string>): ForeignPlayer | Refusal {
  const each = readObject(player, where);
  if (isRefusal(each)) return each;
  const name = readText(each.name, `${where}.name`, 200);
  if (isRefusal(name)) return name;
  if (names.has(name)) return refuse(`${where}.name`, 'twice', name);
  names.add(name);
  if (typeof each.score !== 'number') return refuse(`${where}.score`, 'notANumber', null);
  const rank = readObject(each.rank, `${where}.rank`);
  if (isRefusal(rank)) return rank;
  if (!Number.isInteger(rank.swiss)) return refuse(`${where}.rank.swiss`, 'notANumber', null);
  const list =
    each.list === undefined || each.list === null ? '' : readText(each.list, `${where}.list`, 100_000);
  if (isRefusal(list)) return list;
  return {
    name,
    score: each.score,
    event_points: numberIn(each.event_points) ?? each.score,
    mission_points: numberIn(each.mission_points) ?? 0,
    mov: numberIn(each.mov) ?? 0,
    sos: numberIn(each.sos) ?? 0,
    rank: {
      swiss: rank.swiss as number,
      ...(Number.isInteger(rank.elimination) ? { elimination: rank.elimination as number } : {}),
    },
    list,
  };
}

/** A number, also where a program wrote it as text. */
function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function readRound(round: unknown, where: string, names: ReadonlySet<string>): ForeignRound | Refusal {
  const each = readObject(round, where);
  if (isRefusal(each)) return each;
  if (!Number.isInteger(each['round-number'])) return refuse(`${where}.round-number`, 'notANumber', null);
  const all = readList(each.matches, `${where}.matches`, { least: 0, most: 2048 });
  if (isRefusal(all)) return all;
  const matches = readEach(all, (match, at) => readMatch(match, `${where}.matches.${at}`, names));
  if (isRefusal(matches)) return matches;
  return {
    'round-type': each['round-type'] === 'elimination' ? 'elimination' : 'swiss',
    'round-number': each['round-number'] as number,
    scenario: typeof each.scenario === 'string' ? each.scenario : null,
    matches,
  };
}

function readMatch(match: unknown, where: string, names: ReadonlySet<string>): ListFortressMatch | Refusal {
  const game = readObject(match, where);
  if (isRefusal(game)) return game;
  for (const field of ['player1', 'player2', 'winner']) {
    const name = game[field];
    const isMissing = name === undefined && field !== 'player1';
    if (isMissing || (typeof name === 'string' && names.has(name))) continue;
    return refuse(`${where}.${field}`, 'unknownPlayer', name);
  }
  const player1 = game.player1 as string;
  const player2 = game.player2 as string | undefined;
  if (player2 === undefined) return { player1, result: 'bye' };
  const [first, second] = [numberIn(game.player1points), numberIn(game.player2points)];
  const points =
    first === undefined || second === undefined ? {} : { player1points: first, player2points: second };
  const winner =
    (game.winner as string | undefined) ?? winnerOf(game.result, [player1, player2], [first, second]);
  const pair = { player1, player2, ...points };
  return winner === undefined ? { ...pair, result: 'draw' } : { ...pair, result: 'win', winner };
}

/** Cryodex names no winner: who has more points, and of equal ones the first, has won what is called a win. */
function winnerOf(
  result: unknown,
  players: readonly [string, string],
  [first = 0, second = 0]: readonly (number | undefined)[],
): string | undefined {
  if (result !== 'win') return undefined;
  return second > first ? players[1] : players[0];
}
