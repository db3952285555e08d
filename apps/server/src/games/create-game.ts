import { randomBytes } from 'node:crypto';
import type { Entry, Plain, Replay } from '@sortie/kernel';
import { commitment, isRefusal, refused, rulesOf } from '@sortie/kernel';
import type { Created, CreateGame, CreateSeat } from '@sortie/protocol';
import type { StoredGame, StoredSeat } from '../storage/stored-game.ts';
import { hasSat } from '../storage/stored-game.ts';
import { openTable } from './bring-up.ts';
import type { GameDependencies } from './game-dependencies.ts';
import { LiveRefusal, refusedBy, unknownRules } from './live-refusal.ts';
import { expectModestReplay } from './modest.ts';
import { differs } from './replay-differs.ts';
import { settleGame } from './seating.ts';
import { loadServedGame, loadTodaysGame, type ServedGame, usualLevel } from './served-game.ts';
import { replayRefusal } from './share-replay.ts';
import { hashOf, newId, newToken } from './tokens.ts';

interface Start {
  readonly opening: StoredGame['opening'];
  readonly from: StoredGame['from'];
  readonly options: StoredGame['options'];
  readonly entries: readonly Entry[];
}

/** Sets up a table and its invites. Throws a LiveRefusal. */
export async function createGame(wanted: CreateGame, dependencies: GameDependencies): Promise<Created> {
  const today = await loadTodaysGame(dependencies.games, wanted.game);
  if (!today) throw new LiveRefusal(404, 'unknown-game', `There is no game ${wanted.game}.`, 'game');
  checkSeats(wanted, today);
  if (!wanted.from) checkOptions(wanted, today);
  if (wanted.seats.some(({ who }) => who === 'computer')) dependencies.thinkers.prepare();
  const served = wanted.from ? await gameOfReplay(wanted.from.replay, dependencies) : today;
  const start = wanted.from ? await startFromReplay(served, wanted, dependencies) : startFresh(wanted);
  if (wanted.minutes !== undefined && !served.setup.hasClock(start.options)) {
    throw new LiveRefusal(400, 'malformed', 'A clock needs the option for a time limit.', 'minutes');
  }
  const invites = wanted.seats.map(({ who }) => (who === 'person' ? newToken() : undefined));
  const spectator = wanted.spectators || wanted.oneScreen === true ? newToken() : undefined;
  const secret = randomBytes(32).toString('hex');
  const waiting: StoredGame = {
    id: newId(),
    game: wanted.game,
    rules: served.rules,
    status: 'waiting',
    options: start.options,
    minutes: wanted.minutes ?? null,
    spectatorHash: spectator === undefined ? null : hashOf(spectator),
    isWatched: wanted.spectators,
    secret,
    commitment: commitment(secret),
    opening: start.opening,
    from: start.from,
    fairness: null,
    endsAt: null,
    seedsUntil: null,
    undo: null,
    judging: null,
    revision: 0,
    length: start.entries.length,
    ending: null,
    seats: wanted.seats.map((seat, place) => newSeat(seat, invites[place], served)),
  };
  const game = waiting.seats.every(hasSat) ? withoutPeople(waiting, served, dependencies) : waiting;
  await dependencies.storage.createGame(game, start.entries);
  return {
    id: game.id,
    commitment: game.commitment,
    seats: wanted.seats.map(({ seat }, place) => {
      const invite = invites[place];
      return invite === undefined ? { seat } : { seat, invite };
    }),
    ...(spectator === undefined ? {} : { spectator }),
  };
}

/** A game of computers alone waits for nobody. */
function withoutPeople(waiting: StoredGame, served: ServedGame, { minute }: GameDependencies): StoredGame {
  const { kind: _, ...settled } = settleGame(served, waiting, { minute, onBug: () => undefined });
  return { ...waiting, ...settled };
}

/** What the game does not know of is not kept until everybody has come. */
function checkOptions({ options }: CreateGame, { engine }: ServedGame): void {
  const refusal = engine.game.refuseOptions?.(options);
  if (!refusal) return;
  const { about } = refusal as { readonly about?: { readonly field?: unknown } };
  const field = typeof about?.field === 'string' ? about.field : 'options';
  throw new LiveRefusal(422, 'refused', `A rule forbids it: ${refusal.rule}.`, field, refusal);
}

function checkSeats({ seats, from }: CreateGame, { kit }: ServedGame): void {
  for (const [place, { seat, who, level, force }] of seats.entries()) {
    const field = `seats.${place}`;
    if (seats.findIndex((each) => each.seat === seat) !== place) {
      throw new LiveRefusal(400, 'malformed', `Two seats have the name ${seat}.`, `${field}.seat`);
    }
    if (who === 'person' && level !== undefined) {
      throw new LiveRefusal(400, 'malformed', 'Only a computer has a level.', `${field}.level`);
    }
    if (level !== undefined && !kit.levels.includes(level)) {
      throw new LiveRefusal(400, 'malformed', `There is no level ${level}.`, `${field}.level`);
    }
    if (who === 'person' && force !== undefined) {
      throw new LiveRefusal(400, 'malformed', 'People bring their force when they sit.', `${field}.force`);
    }
    if (who === 'computer' && force === undefined && !from) {
      throw new LiveRefusal(400, 'malformed', 'A computer needs a force.', `${field}.force`);
    }
  }
}

function newSeat(
  { seat, side, who, level, name, force }: CreateSeat,
  invite: string | undefined,
  { kit }: ServedGame,
): StoredSeat {
  const isComputer = who === 'computer';
  return {
    seat,
    side,
    who,
    level: isComputer ? (level ?? usualLevel(kit)) : null,
    name: name ?? '',
    force: (force ?? null) as Plain | null,
    seed: null,
    promise: null,
    keyHash: null,
    inviteHash: invite === undefined ? null : hashOf(invite),
    tokenHash: null,
  };
}

function startFresh({ options }: CreateGame): Start {
  return { opening: null, from: null, options, entries: [] };
}

/** "What if": the replay is played again elsewhere first, for it may be made up. */
async function startFromReplay(
  served: ServedGame,
  { from, seats }: CreateGame,
  dependencies: GameDependencies,
): Promise<Start> {
  const { replay, entries } = from!;
  await checkReplay(served, replay, dependencies);
  if (entries > replay.journal.length) {
    throw new LiveRefusal(400, 'malformed', 'The replay has fewer entries than that.', 'from.entries');
  }
  const { opening } = replay;
  if (entries > 0 && !served.engine.takesNewDice) {
    throw refusedBy(refused('table.rules-lack-new-dice', { rules: served.rules }));
  }
  if (entries > 0 && opening.script !== undefined && !served.engine.dropsScripts) {
    throw refusedBy(refused('table.dice-scripted'));
  }
  const referee = openTable(served.engine, { opening, fairness: null }, () => undefined);
  if (isRefusal(referee)) throw refusedBy(referee);
  const expected = referee.state.seats.map(({ id, side }) => `${id} ${side}`).toSorted();
  const given = seats.map(({ seat, side }) => `${seat} ${side}`).toSorted();
  if (expected.join() !== given.join()) {
    throw new LiveRefusal(400, 'malformed', 'The seats are not those of the replay.', 'seats');
  }
  return {
    opening,
    from: { entries, isPosition: opening.position !== undefined },
    options: served.setup.optionsIn(opening.setup),
    entries: replay.journal.slice(0, entries),
  };
}

/** A game goes on under the rules of its replay. */
async function gameOfReplay(replay: Replay, { games }: GameDependencies): Promise<ServedGame> {
  expectModestReplay(replay);
  const { opening } = replay;
  const served = await loadServedGame(games, opening);
  if (isRefusal(served)) throw unknownRules(served, rulesOf(opening));
  return served;
}

/** Only a replay that plays to the same end again is kept or gone on from. */
async function checkReplay(
  { kit }: ServedGame,
  replay: Replay,
  dependencies: GameDependencies,
): Promise<void> {
  const verdict = await dependencies.thinkers.verify(kit.name, replay).catch((error: unknown) => {
    throw replayRefusal(error, dependencies.log);
  });
  if (isRefusal(verdict)) throw refusedBy(verdict);
  if (verdict.kind !== 'verified') throw differs(verdict);
}
