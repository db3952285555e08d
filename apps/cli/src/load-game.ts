import type { GameKit, Registry } from '@sortie/games';
import type { AnyReferee, Opening, Plain, Refusal, Replay, RulesEngine, SavedGame } from '@sortie/kernel';
import { isRefusal, rulesOf } from '@sortie/kernel';
import { fileKind } from './file-kind.ts';
import { readJsonFile } from './read-json-file.ts';
import { UsageError } from './usage-error.ts';
import { voiceOf } from './voice.ts';

/** A game that was opened, with what can be asked about it. */
export interface OpenedGame {
  readonly kit: GameKit;
  readonly referee: AnyReferee;
}

/** The engine of the rules that a game was begun with. */
export function engineFor(kit: GameKit, opening: Opening): Promise<RulesEngine> {
  return engineNamed(kit, rulesOf(opening));
}

/** The engine of the rules that a position names; today's for one that was written by hand. */
function engineForPosition(kit: GameKit, position: Plain): Promise<RulesEngine> {
  const { rules } = position as { readonly rules?: Plain };
  return engineNamed(kit, typeof rules === 'string' ? rules : kit.rules);
}

export async function engineNamed(kit: GameKit, rules: string): Promise<RulesEngine> {
  const engine = await kit.engine(rules);
  if (engine?.game.name === kit.name) return engine;
  throw new UsageError(`The rules ${rules} of ${kit.name} are not kept here.`);
}

/** A saved game, a replay up to its end, or a position. */
export async function loadGame(path: string, games: Registry): Promise<OpenedGame> {
  const document = readJsonFile(path);
  const file = await fileKind(document, games);
  switch (file.kind) {
    case 'save': {
      const saved = document as unknown as SavedGame;
      return openedGame(file.kit, (await engineFor(file.kit, saved.opening)).resume(saved));
    }
    case 'replay': {
      const { opening, journal } = document as unknown as Replay;
      const opened = await openedGame(file.kit, (await engineFor(file.kit, opening)).open(opening));
      const refusal = opened.referee.enter(journal);
      if (refusal) {
        throw new UsageError(`${path} does not replay: ${(await voiceOf(file.kit)).refusal(refusal)}`);
      }
      return opened;
    }
    case 'position':
      return openedGame(file.kit, await openPosition(file.kit, document));
    case 'strange':
      throw new UsageError(`${path} is of the game "${file.game}", which is not played here.`);
    default:
      throw new UsageError(`${path} is neither a saved game nor a replay nor a position.`);
  }
}

export async function openPosition(kit: GameKit, position: Plain): Promise<AnyReferee | Refusal> {
  const engine = await engineForPosition(kit, position);
  const { rules } = engine.game;
  return engine.open({ game: kit.name, rules, setup: null, position, seed: 'a position' });
}

export async function openedGame(kit: GameKit, result: AnyReferee | Refusal): Promise<OpenedGame> {
  if (!isRefusal(result)) return { kit, referee: result };
  const about = result.about === null ? '' : ` ${JSON.stringify(result.about)}`;
  const voice = await voiceOf(kit);
  throw new UsageError(`This game cannot be played: ${voice.refusal(result)}${about}`);
}
