import type { AnyGame, AnyReferee } from './any-game.ts';
import type { Opening, Replay, SavedGame } from './journal.ts';
import type { RefereeOptions } from './referee.ts';
import { Referee } from './referee.ts';
import type { Refusal } from './refusal.ts';
import type { ReplayVerdict } from './verify-replay.ts';
import { verifyDice, verifyReplay } from './verify-replay.ts';

/**
 * One version of a game's rules, ready to referee. Page, command line and server play, resume and verify
 * through it, whether it is today's code or the script of a version released long ago.
 */
export interface RulesEngine {
  readonly game: AnyGame;
  /** Whether an opening may name new dice; versions released before that lack it. */
  readonly takesNewDice?: boolean;
  /** Whether new dice end a script; versions released before that go on with what is left of it. */
  readonly dropsScripts?: boolean;
  open(opening: Opening, options?: RefereeOptions): AnyReferee | Refusal;
  resume(saved: SavedGame, options?: RefereeOptions): AnyReferee | Refusal;
  verifyReplay(replay: Replay): ReplayVerdict | Refusal;
  /** Why the dice cannot be called fair; undefined when they came from what everybody had promised. */
  verifyDice(replay: Replay): Refusal | undefined;
}

export function rulesEngine(game: AnyGame): RulesEngine {
  return {
    game,
    takesNewDice: true,
    dropsScripts: true,
    open: (opening, options) => Referee.open(game, opening, options),
    resume: (saved, options) => Referee.resume(game, saved, options),
    verifyReplay: (replay) => verifyReplay(game, replay),
    verifyDice,
  };
}
