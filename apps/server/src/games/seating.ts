import type { BugBundle, Fairness, Plain, Refusal, Viewer } from '@sortie/kernel';
import { gameSeed, isRefusal } from '@sortie/kernel';
import type { Person, SeatSummary, Summary } from '@sortie/protocol';
import type { Beginning, StoredGame, StoredSeat } from '../storage/stored-game.ts';
import { hasSat } from '../storage/stored-game.ts';
import { openTable } from './bring-up.ts';
import type { ServedGame } from './served-game.ts';
import { hashOf, sameHash } from './tokens.ts';

/** A rule forbids the game that these people would begin. */
export class RefusedOpening extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.rule);
  }
}

/** The opening of a game whose seats are all taken, under the rules of the day. Throws RefusedOpening when a rule forbids it. */
export function beginGame(
  { kit, rules, engine, setup }: ServedGame,
  stored: StoredGame,
  minute: number,
  onBug: (bundle: BugBundle) => void,
): Beginning {
  const { seats, secret, commitment, options, minutes } = stored;
  const endsAt = minutes === null ? null : Date.now() + minutes * minute;
  // A game that goes on from a replay has its opening already.
  if (stored.opening) {
    const { rules: agreed, opening, fairness } = stored;
    return { rules: agreed, opening, fairness, endsAt, status: 'playing' };
  }
  const seeds = Object.fromEntries(seats.flatMap(({ seat, seed }) => (seed === null ? [] : [[seat, seed]])));
  const fairness: Fairness = { commitment, seeds, secret };
  const players = seats.map(({ seat, side, force }) => ({ seat, side, force: force ?? ({} as Plain) }));
  const opening = {
    game: kit.name,
    rules,
    setup: setup.setupOf(options, players),
    seed: gameSeed(secret, seeds),
  };
  const referee = openTable(engine, { opening, fairness }, onBug);
  if (isRefusal(referee)) throw new RefusedOpening(referee);
  return { rules, opening, fairness, endsAt, status: referee.outcome ? 'over' : 'playing' };
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
  const { id, game, status, options, minutes, isWatched, commitment, seats, judging } = stored;
  return {
    id,
    game,
    status,
    options,
    ...(minutes === null ? {} : { minutes }),
    spectators: isWatched,
    commitment,
    seats: seats.map(seatSummary),
    ...(judging ? { occasion: judging.occasion } : {}),
  };
}
