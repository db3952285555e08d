import type { BugBundle, Fairness, Opening, Plain, Refusal, Viewer } from '@sortie/kernel';
import { commitment, gameSeed, isRefusal } from '@sortie/kernel';
import type { Person, SeatSummary, Summary } from '@sortie/protocol';
import { steadyNow } from '../operations/steady-clock.ts';
import type { Settled, StoredGame, StoredSeat } from '../storage/stored-game.ts';
import { hasSat, hasShown } from '../storage/stored-game.ts';
import { openTable } from './bring-up.ts';
import type { ServedGame } from './served-game.ts';
import { hashOf, sameHash } from './tokens.ts';

/** A rule forbids the game that these people would begin. */
export class RefusedOpening extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.rule);
  }
}

/** How long a game waits for seeds that were promised, in minutes; a judged one has no time to lose. */
const SEEDS_WITHIN = 10;
const SEEDS_WITHIN_JUDGED = 1;

interface Settling {
  /** Milliseconds in a minute of a game's clock. */
  readonly minute: number;
  readonly onBug: (bundle: BugBundle) => void;
}

/**
 * What becomes of a game whose seats are all taken: it begins once every seed that was promised is shown, and without
 * those that are missing when it has waited long enough. Throws RefusedOpening when a rule forbids what people brought.
 */
export function settleGame(served: ServedGame, stored: StoredGame, { minute, onBug }: Settling): Settled {
  const now = steadyNow();
  const begun = beginGame(served, stored, { minute, onBug });
  if (stored.seats.every(hasShown)) return begun;
  if (stored.seedsUntil !== null) {
    return now >= stored.seedsUntil ? begun : { kind: 'waits', seedsUntil: stored.seedsUntil };
  }
  const patience = stored.judging ? SEEDS_WITHIN_JUDGED : SEEDS_WITHIN;
  return { kind: 'waits', seedsUntil: now + patience * minute };
}

/** The game with the seeds that are here. */
function beginGame(
  { kit, rules, engine, setup }: ServedGame,
  stored: StoredGame,
  { minute, onBug }: Settling,
): Settled {
  const { seats, secret, options, minutes } = stored;
  const fairness = fairnessOf(stored);
  const seed = gameSeed(secret, fairness.seeds);
  const players = seats.map(({ seat, side, force }) => ({ seat, side, force: force ?? ({} as Plain) }));
  const opening = stored.opening
    ? withNewDice(stored.opening, stored.length, seed)
    : { game: kit.name, rules, setup: setup.setupOf(options, players), seed };
  const referee = openTable(engine, { opening, fairness }, onBug);
  if (isRefusal(referee)) throw new RefusedOpening(referee);
  const endsAt = minutes === null ? null : steadyNow() + minutes * minute;
  const status = referee.outcome ? 'over' : 'playing';
  return { kind: 'begins', rules, opening, fairness, endsAt, status };
}

function fairnessOf({ seats, secret }: StoredGame): Fairness {
  const seeds = seats.flatMap(({ seat, seed }) => (seed === null ? [] : [[seat, seed]]));
  return {
    commitment: commitment(secret),
    seeds: Object.fromEntries(seeds),
    promises: promisesOf(seats),
    secret,
  };
}

/** What people have promised of their seeds, by seat. */
export function promisesOf(seats: readonly StoredSeat[]): Readonly<Record<string, string>> {
  const promised = seats.flatMap(({ seat, promise }) => (promise === null ? [] : [[seat, promise]]));
  return Object.fromEntries(promised);
}

/**
 * The opening of a game that goes on from another one after so many entries, with dice of its own from there on. Of
 * dice and cards that were laid out only what came before that point stays, so one that begins anew has none.
 */
function withNewDice(
  { newDice: before = [], script, ...opening }: Opening,
  entries: number,
  seed: string,
): Opening {
  if (entries === 0) return { ...opening, seed };
  return {
    ...opening,
    ...(script === undefined ? {} : { script }),
    newDice: [...before.filter(({ from }) => from < entries), { from: entries, seed }],
  };
}

export function seatSummary(seat: StoredSeat): SeatSummary {
  return {
    seat: seat.seat,
    side: seat.side,
    who: seat.who,
    ...(seat.level ? { level: seat.level } : {}),
    name: seat.name,
    sat: hasSat(seat),
  };
}

/** A computer is always there. */
export function person(seat: StoredSeat, isPresent: (seat: string) => boolean): Person {
  return { ...seatSummary(seat), present: seat.who === 'computer' || isPresent(seat.seat) };
}

/** Who somebody with this token is at the table. Every token is compared, so that the time taken does not reveal which one matched. */
export function whoHolds(
  token: string,
  { seats, spectatorHash, judging }: StoredGame,
): Viewer | 'judge' | undefined {
  const hash = hashOf(token);
  const owners: readonly (readonly [string, string | null])[] = [
    ...seats.map(({ seat, tokenHash }) => [seat, tokenHash] as const),
    ['spectator', spectatorHash],
    ['judge', judging?.judgeHash ?? null],
  ];
  const found = owners.filter(([, each]) => each !== null && sameHash(each, hash));
  return found[0]?.[0] as Viewer | 'judge' | undefined;
}

/** What everybody may know of a game, also who does not play in it. */
export function summaryOf(stored: StoredGame): Summary {
  const { id, game, status, options, minutes, isWatched, from, seats, judging } = stored;
  return {
    id,
    game,
    status,
    options,
    ...(minutes === null ? {} : { minutes }),
    spectators: isWatched,
    commitment: stored.commitment,
    ...(from ? { from } : {}),
    seats: seats.map(seatSummary),
    ...(judging ? { occasion: judging.occasion } : {}),
  };
}
