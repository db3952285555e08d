import { randomBytes } from 'node:crypto';
import type { AgreedOptions, Force } from '@sortie/games';
import { commitment } from '@sortie/kernel';
import type { Occasion } from '@sortie/protocol';
import type { StoredGame, StoredSeat } from '../../storage/stored-game.ts';
import type { GameDependencies } from '../game-dependencies.ts';
import { LiveRefusal, refusedBy } from '../live-refusal.ts';
import { RefusedOpening, settleGame } from '../seating.ts';
import { loadTodaysGame } from '../served-game.ts';
import { hashOf, newId, newToken } from '../tokens.ts';

export interface WantedJudgedGame {
  readonly game: string;
  /** Whose forces are locked; the first has side 0. */
  readonly players: readonly [WantedPlayer, WantedPlayer];
  /** The total that lists may cost; null for the usual. */
  readonly points: number | null;
  /** After how many rounds the game ends; null for none. */
  readonly rounds: number | null;
  /** Further options of the game. */
  readonly options?: AgreedOptions;
  /** Whether everybody may look on at the game's address. */
  readonly spectators: boolean;
  readonly occasion: Occasion;
}

export interface WantedPlayer {
  readonly name: string;
  readonly force: Force;
}

/** The tokens of a judged game, of which only hashes are kept. */
export interface CreatedJudgedGame {
  readonly id: string;
  readonly commitment: string;
  readonly players: readonly [string, string];
  readonly judge: string;
}

const SEATS = ['a', 'b'] as const;

/** Sets up a table for two players who bring nothing but their seeds. Throws a LiveRefusal. */
export async function createJudgedGame(
  wanted: WantedJudgedGame,
  dependencies: GameDependencies,
): Promise<CreatedJudgedGame> {
  const served = await loadTodaysGame(dependencies.games, wanted.game);
  const judged = await served?.kit.judged?.();
  if (!served || !judged) {
    throw new LiveRefusal(404, 'unknown-game', `No judged game of ${wanted.game} is played here.`, 'game');
  }
  const tokens = [newToken(), newToken()] as const;
  const judge = newToken();
  const secret = randomBytes(32).toString('hex');
  const options = { ...judged.optionsOf(wanted), ...wanted.options };
  const game: StoredGame = {
    id: newId(),
    game: wanted.game,
    rules: served.rules,
    status: 'waiting',
    options,
    minutes: null,
    spectatorHash: null,
    isWatched: wanted.spectators,
    secret,
    commitment: commitment(secret),
    opening: null,
    fairness: null,
    from: null,
    endsAt: null,
    seedsUntil: null,
    undo: null,
    judging: {
      judgeHash: hashOf(judge),
      occasion: wanted.occasion,
      hasClock: served.setup.hasClock(options),
      paused: null,
      isClosed: false,
      timeIsUp: false,
      requests: [],
      deeds: [],
    },
    revision: 0,
    length: 0,
    ending: null,
    seats: wanted.players.map((player, place) => newSeat(player, place, tokens[place]!)),
  };
  try {
    settleGame(served, game, { minute: dependencies.minute, onBug: () => undefined });
  } catch (error) {
    throw error instanceof RefusedOpening ? refusedBy(error.refusal) : error;
  }
  await dependencies.storage.createGame(game, []);
  return { id: game.id, commitment: game.commitment, players: tokens, judge };
}

/** The token is there from the beginning; it opens the seat once its player has come and given a seed. */
function newSeat({ name, force }: WantedPlayer, place: number, token: string): StoredSeat {
  return {
    seat: SEATS[place]!,
    side: place === 0 ? 0 : 1,
    who: 'person',
    level: null,
    name,
    force,
    seed: null,
    promise: null,
    keyHash: null,
    inviteHash: hashOf(token),
    tokenHash: null,
  };
}
