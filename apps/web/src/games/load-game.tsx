import type { GameKit, GameText, Language, SceneKit, SetupKit } from '@sortie/games';
import type { Decision, Plain } from '@sortie/kernel';
import { wordsLoaded } from '../app/readers-language.ts';
import { GenericQuestion } from '../table/generic-ask.tsx';
import { PlainPiece } from '../table/plain-piece.tsx';
import { PlainResult } from '../table/plain-result.tsx';
import { PlainStrip } from '../table/plain-strip.tsx';
import { subjectOf } from '../table/subject-of.ts';
import type { Seen, TableGame } from '../table/table-game.ts';
import { kitOf, partsOf, type Site } from './site.ts';
import { textOf } from './use-kit.ts';

/** A game with everything that a table shows of it, in the reader's language. */
export interface PlayedGame
  extends Required<Omit<TableGame, 'setUpAnswer' | 'practice' | 'cardTexts'>>,
    Pick<TableGame, 'practice' | 'cardTexts'> {
  readonly kit: GameKit;
  readonly text: GameText;
  /** A sensible answer to a question of set-up; undefined afterwards. */
  setUpAnswer(decision: Decision, table: Plain): Plain | undefined;
}

/** Undefined for a game that this page does not know. */
export async function loadGame(
  site: Site,
  name: string,
  language: Language,
): Promise<PlayedGame | undefined> {
  const kit = kitOf(site, name);
  if (!kit) return undefined;
  const [parts, text, scene, setup] = await Promise.all([
    partsOf(site, name).then(({ table }) => table?.() ?? {}),
    textOf(kit).load(language),
    kit.scene(language),
    kit.setup(),
  ]);
  await wordsLoaded();
  return completeGame({ kit, parts, text, scene, setup });
}

interface Loaded {
  readonly kit: GameKit;
  readonly parts: TableGame;
  readonly text: GameText;
  readonly scene: SceneKit;
  readonly setup: SetupKit;
}

/** What the game does not bring is shown in the plain way that all games share. */
function completeGame({ kit, parts, text, scene, setup }: Loaded): PlayedGame {
  const game: PlayedGame = {
    scene: (seen: Seen) => scene.draw(seen.table, subjectOf(seen).people),
    focusOf: () => null,
    toneOf: () => ({ tone: 'usual', side: null }),
    Strip: PlainStrip,
    Ask: GenericQuestion,
    Stage: NoStage,
    Piece: PlainPiece,
    Result: PlainResult,
    roster: () => null,
    sitsAcross: () => false,
    isSecret: () => false,
    roundOf: () => undefined,
    stepName: () => undefined,
    caseOf: () => undefined,
    staging: async () => (await import('../table/stage/plain-acts.ts')).plainStaging(game),
    ...parts,
    kit,
    text,
    setUpAnswer: (decision, table) => {
      if (!setup.isSettingUp(table)) return undefined;
      return parts.setUpAnswer ? parts.setUpAnswer(decision, table) : firstLegal(decision);
    },
  };
  return game;
}

function NoStage() {
  return null;
}

function firstLegal({ answers }: Decision): Plain | undefined {
  return answers.kind === 'offers' ? answers.offers[0] : answers.suggestions[0];
}
