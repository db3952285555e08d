import { isRefusal, type Refusal, refused } from '@sortie/kernel';
import type { PlayerId, TableNumber } from '../model/ids.ts';
import type { Bye, Impossible, Pairing, PairingReason, Round } from '../model/round.ts';
import type { Tournament } from '../model/tournament.ts';
import { drawPairings } from '../pairing/draw-pairings.ts';
import { giveTables } from '../pairing/give-tables.ts';
import { bracketPairs } from './bracket.ts';
import { pairingInput, seatsSoFar } from './draw-input.ts';
import { drawLength, drawScenario, luckFor } from './draws.ts';
import { draftOf, playerOf, publishedRounds } from './find.ts';

interface Drawn {
  readonly pairs: readonly { readonly players: readonly [PlayerId, PlayerId]; readonly why: PairingReason }[];
  readonly byes: readonly Bye[];
  readonly impossible: readonly Impossible[];
}

/**
 * The next round as a draw of the event's own luck makes it. It depends on nothing but the state, so that anybody
 * can draw it again once the secret is known.
 */
export function nextRound(tournament: Tournament): Round | Refusal {
  const { secret, settings, bracket, draws } = tournament;
  const before = publishedRounds(tournament);
  const number = before.length + 1;
  const draw = draws + 1;
  const stage = bracket === null ? 'swiss' : 'bracket';
  const drawn: Drawn | Refusal =
    bracket === null
      ? drawPairings(pairingInput(tournament), luckFor(secret, 'pairing', number, draw))
      : bracketPairs(tournament);
  if (isRefusal(drawn)) return drawn;
  const tables = tablesFor(tournament, drawn.pairs);
  if (isRefusal(tables)) return tables;
  const locked = new Set(
    (draftOf(tournament)?.pairings ?? [])
      .filter(({ isLocked }) => isLocked)
      .map(({ players }) => players.join()),
  );
  return {
    number,
    stage,
    inStage: before.filter((round) => round.stage === stage).length + 1,
    status: 'draft',
    draw,
    // Drawn once for a round however often it is paired, so that nobody can draw until they like it.
    scenario: drawScenario(tournament, luckFor(secret, 'scenario', number)),
    length: drawLength(settings.scoring.roundTime, luckFor(secret, 'length', number)),
    pairings: drawn.pairs.map(
      ({ players, why }, at): Pairing => ({
        table: tables[at]!,
        players,
        why,
        isLocked: locked.has(players.join()),
        hasBegun: false,
        reports: [null, null],
        result: null,
        clock: { extended: 0, pausedAt: null, pausedFor: 0, isUp: false },
      }),
    ),
    byes: drawn.byes,
    missed: [],
    impossible: [...drawn.impossible, ...repeatedTables(tournament, drawn.pairs, tables)],
    clock: { startedAt: null, pausedAt: null, pausedFor: 0, extended: 0, isUp: false },
  };
}

function tablesFor(tournament: Tournament, pairs: Drawn['pairs']): readonly TableNumber[] | Refusal {
  const { tables } = tournament.settings;
  const fixedOf = (player: PlayerId) => playerOf(tournament, player)?.fixedTable ?? null;
  const wishes = pairs.map(({ players }) => ({ players, fixed: fixedOf(players[0]) ?? fixedOf(players[1]) }));
  const fixed = wishes.flatMap((wish) => wish.fixed ?? []);
  const numbers = tables.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  // Without ranges the hall has a table for every two players that started.
  const count = Math.max(pairs.length, Math.floor((tournament.plan?.players ?? 0) / 2)) + fixed.length;
  const hall = Array.from({ length: count }, (_, at) => at + 1);
  const usable = tables.length > 0 ? [...new Set(numbers)] : hall;
  const given = giveTables(wishes, usable, seatsSoFar(tournament));
  return given ?? refused('desk.tables', { where: 'tables', what: usable.length, needed: pairs.length });
}

function repeatedTables(
  tournament: Tournament,
  pairs: Drawn['pairs'],
  tables: readonly TableNumber[],
): readonly Impossible[] {
  const sat = seatsSoFar(tournament);
  return pairs.flatMap(({ players }, at) =>
    players
      .filter((player) => sat.get(player)?.has(tables[at]!) && !playerOf(tournament, player)?.fixedTable)
      .map((player): Impossible => ({ kind: 'sameTable', player, table: tables[at]! })),
  );
}
