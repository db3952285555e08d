import { randomBytes } from 'node:crypto';
import type { Fairness, Opening, Plain, Refusal, Replay, SavedGame } from '@sortie/kernel';
import { commitment, gameSeed, isRefusal, Referee } from '@sortie/kernel';
import type { Options } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';
import { fileKind } from '../file-kind.ts';
import { readJsonFile } from '../read-json-file.ts';
import type { NamedSquad } from '../read-squad.ts';
import { refusalSentence } from '../refusal-sentence.ts';
import { UsageError } from '../usage-error.ts';
import type { XwingReferee } from './session.ts';

export interface NewGame {
  readonly squads: readonly [NamedSquad, NamedSquad];
  readonly options: Partial<Options>;
  /** Without one, the seed is made so that nobody at the table could have chosen it. */
  readonly seed: string | undefined;
}

export function openNewGame({ squads, options, seed }: NewGame): XwingReferee {
  const setup = {
    options: { points: Math.max(...squads.map(({ points }) => points)), ...options },
    players: squads.map(({ squad }, side) => ({ seat: `p${side + 1}`, side, squad })),
  };
  const opening = { game: 'xwing', rules: xwing.rules, setup: setup as unknown as Plain };
  if (seed !== undefined) return opened(Referee.open(xwing, { ...opening, seed }));
  const fairness = freshFairness();
  const made = gameSeed(fairness.secret, fairness.seeds);
  return opened(Referee.open(xwing, { ...opening, seed: made }, { fairness }));
}

/** A saved game, a replay up to its end, or a position. */
export function loadGame(file: string): XwingReferee {
  const document = readJsonFile(file);
  const kind = fileKind(document);
  switch (kind) {
    case 'save':
      return opened(Referee.resume(xwing, document as unknown as SavedGame));
    case 'replay': {
      const replay = document as unknown as Replay;
      const referee = opened(Referee.open(xwing, replay.opening));
      const refusal = referee.enter(replay.journal);
      if (refusal) throw new UsageError(`${file} does not replay: ${refusalSentence(refusal)}`);
      return referee;
    }
    case 'position': {
      const opening: Opening = {
        game: 'xwing',
        rules: xwing.rules,
        setup: null,
        position: document,
        seed: 'a position',
      };
      return opened(Referee.open(xwing, opening));
    }
    default:
      throw new UsageError(`${file} is neither a saved game nor a replay nor a position.`);
  }
}

function opened(result: XwingReferee | Refusal): XwingReferee {
  if (!isRefusal(result)) return result;
  const about = result.about === null ? '' : ` ${JSON.stringify(result.about)}`;
  throw new UsageError(`This game cannot be played: ${refusalSentence(result)}${about}`);
}

/** The referee's promise about dice that neither the players nor the referee alone can choose. */
function freshFairness(): Required<Fairness> {
  const secret = randomBytes(32).toString('hex');
  const seeds = { p1: randomBytes(16).toString('hex'), p2: randomBytes(16).toString('hex') };
  return { commitment: commitment(secret), seeds, secret };
}
