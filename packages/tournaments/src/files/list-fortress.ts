import { documentReader, isRefusal, type Refusal, readEach } from '@sortie/kernel';
import type { PlayerId } from '../model/ids.ts';
import type { Pairing, Round } from '../model/round.ts';
import type { Tournament } from '../model/tournament.ts';
import { publishedRounds } from '../rules/find.ts';
import { scoreGame } from '../scoring/score-game.ts';
import { finalPlaces } from '../standings/final-places.ts';
import { recordsOf } from '../standings/records.ts';
import { standingsOf } from '../standings/standings.ts';

/** The JSON that List Fortress reads and Cryodex writes: it joins by name, so equal names are told apart. */
export interface ListFortressFile {
  readonly players: readonly {
    readonly name: string;
    /** Event points, under both names that are read. */
    readonly score: number;
    readonly event_points: number;
    readonly mission_points: number;
    readonly mov: number;
    readonly sos: string;
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
        sos: figures.find(({ kind }) => kind === 'strengthOfSchedule')?.decimal ?? '0.000',
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

/** Reads such a file; a foreign or damaged one is refused with its field, and matches name players that are in it. */
export function readListFortress(text: string): ListFortressFile | Refusal {
  const document = readObject(parsed(text), 'file');
  if (isRefusal(document)) return document;
  const players = readList(document.players, 'players', { least: 1, most: 2048 });
  if (isRefusal(players)) return players;
  const names = new Set<string>();
  for (const [at, player] of players.entries()) {
    const each = readObject(player, `players.${at}`);
    if (isRefusal(each)) return each;
    const name = readText(each.name, `players.${at}.name`, 200);
    if (isRefusal(name)) return name;
    if (names.has(name)) return refuse(`players.${at}.name`, 'twice', name);
    if (typeof each.score !== 'number') return refuse(`players.${at}.score`, 'notANumber', null);
    names.add(name);
  }
  const rounds = readList(document.rounds, 'rounds', { least: 0, most: 100 });
  if (isRefusal(rounds)) return rounds;
  const read = readEach(rounds, (round, at) => readRound(round, `rounds.${at}`, names));
  return isRefusal(read) ? read : (document as unknown as ListFortressFile);
}

function readRound(round: unknown, where: string, names: ReadonlySet<string>): true | Refusal {
  const each = readObject(round, where);
  if (isRefusal(each)) return each;
  if (!Number.isInteger(each['round-number'])) return refuse(`${where}.round-number`, 'notANumber', null);
  const matches = readList(each.matches, `${where}.matches`, { least: 0, most: 2048 });
  if (isRefusal(matches)) return matches;
  for (const [at, match] of matches.entries()) {
    const game = readObject(match, `${where}.matches.${at}`);
    if (isRefusal(game)) return game;
    for (const field of ['player1', 'player2', 'winner']) {
      const name = game[field];
      const isMissing = name === undefined && field !== 'player1';
      if (isMissing || (typeof name === 'string' && names.has(name))) continue;
      return refuse(`${where}.matches.${at}.${field}`, 'unknownPlayer', name);
    }
  }
  return true;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
