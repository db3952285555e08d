import { seedPromise } from '@sortie/kernel';
import type { Transaction } from 'kysely';
import { sameHash } from '../games/tokens.ts';
import type { Engine } from './engine.ts';
import { loadGame } from './load-game.ts';
import { dayOf, text } from './rows.ts';
import type { SeatsTable, Tables } from './schema.ts';
import { hasSat, type Sat, type Settle, type Sitting, type StoredGame } from './stored-game.ts';

type SeatChanges = Partial<Pick<SeatsTable, 'token_hash' | 'name' | 'force' | 'seed'>> & {
  readonly promise?: string | null;
  readonly key_hash?: string | null;
};

/** Seats a person; when it is the last, `settle` says what becomes of the game. */
export function sit(engine: Engine, id: string, sitting: Sitting, settle: Settle): Promise<Sat> {
  const { seat, inviteHash, tokenHash, name, force, seed, promise, keyHash } = sitting;
  return withGame(engine, id, async (game, within) => {
    const wanted = game?.seats.find((each) => each.seat === seat);
    if (!game || wanted?.who !== 'person') return 'no-such-seat';
    if (wanted.inviteHash === null || !sameHash(wanted.inviteHash, inviteHash)) return 'bad-invite';
    if (hasSat(wanted)) {
      // Whoever has the key that only they gave sat here already, and never heard the answer.
      const isSame = keyHash !== null && wanted.keyHash !== null && sameHash(wanted.keyHash, keyHash);
      if (!isSame || game.status === 'over') return 'taken';
      await changeSeat({ engine, within, id }, seat, { token_hash: tokenHash });
      return 'sat';
    }
    const brought = { token_hash: tokenHash, name, force: text(force), seed, promise, key_hash: keyHash };
    await changeSeat({ engine, within, id }, seat, brought);
    const seats = game.seats.map((each) =>
      each === wanted ? { ...each, tokenHash, name, force, seed, promise, keyHash } : each,
    );
    if (seats.every(hasSat)) await carryOut({ engine, within, id }, { ...game, seats }, settle);
    return 'sat';
  });
}

/** Takes a seed that was promised, once everybody has sat. */
export function showSeed(
  engine: Engine,
  id: string,
  { seat, seed }: { readonly seat: string; readonly seed: string },
  settle: Settle,
): Promise<boolean> {
  return withGame(engine, id, async (game, within) => {
    const wanted = game?.seats.find((each) => each.seat === seat);
    if (!game || !wanted || wanted.promise !== seedPromise(seed)) return false;
    // Shown before: its client never heard the answer.
    if (wanted.seed === seed) return true;
    if (game.status !== 'waiting' || game.seedsUntil === null) return false;
    await changeSeat({ engine, within, id }, seat, { seed });
    const seats = game.seats.map((each) => (each === wanted ? { ...each, seed } : each));
    await carryOut({ engine, within, id }, { ...game, seats }, settle);
    return true;
  });
}

/** Asks what becomes of a game that waits for seeds. */
export function settleSeeds(engine: Engine, id: string, settle: Settle): Promise<void> {
  return withGame(engine, id, async (game, within) => {
    if (game?.status === 'waiting' && game.seedsUntil !== null) {
      await carryOut({ engine, within, id }, game, settle);
    }
  });
}

/** Nobody else changes the game meanwhile. */
function withGame<Result>(
  engine: Engine,
  id: string,
  act: (game: StoredGame | undefined, within: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return engine.db.transaction().execute(async (within) => {
    await engine.lockGame(within, id);
    return act(await loadGame(within, id), within);
  });
}

interface Place {
  readonly engine: Engine;
  readonly within: Transaction<Tables>;
  readonly id: string;
}

async function changeSeat({ engine, within, id }: Place, seat: string, changes: SeatChanges): Promise<void> {
  await within.updateTable('seats').set(changes).where('game', '=', id).where('seat', '=', seat).execute();
  await within
    .updateTable('games')
    .set({ touched_day: dayOf(Date.now()) })
    .where('id', '=', id)
    .execute();
  await engine.announce(within, [{ kind: 'moved', game: id }]);
}

async function carryOut({ engine, within, id }: Place, game: StoredGame, settle: Settle): Promise<void> {
  const settled = settle(game);
  const changes =
    settled.kind === 'waits'
      ? { seeds_until: settled.seedsUntil }
      : {
          rules: settled.rules,
          opening: text(settled.opening),
          fairness: text(settled.fairness),
          ends_at: settled.endsAt,
          status: settled.status,
        };
  // What was tried while the game waited must not set its status back.
  const set = { ...changes, revision: game.revision + 1 };
  await within.updateTable('games').set(set).where('id', '=', id).execute();
  await engine.announce(within, [{ kind: 'moved', game: id }]);
}
