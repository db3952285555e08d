import type { RulesEngine } from '@sortie/kernel';
import type { BookIndex } from './book-index.ts';
import type { BotKit } from './bot-kit.ts';
import type { GameText, Language } from './game-text.ts';
import type { JudgedKit } from './judged-kit.ts';
import type { ListKit } from './list-kit.ts';
import type { ReplayKit } from './replay-kit.ts';
import type { RulebookKit } from './rulebook-kit.ts';
import type { SceneKit } from './scene-kit.ts';
import type { SetupKit } from './setup-kit.ts';
import type { TallyKit } from './tally-kit.ts';
import type { TerminalKit } from './terminal-kit.ts';
import type { Tutorial } from './tutorial-kit.ts';

/**
 * A game as everybody outside it knows it. Each part is loaded when it is first needed: a page that shows a
 * list loads no rules, one that draws the table loads no lists.
 */
export interface GameKit {
  /** `xwing`: in openings, addresses and on the command line. */
  readonly name: string;
  /** What people call it; a proper name, the same in every language. */
  readonly title: string;
  /** What it calls its lists: `squads`. */
  readonly listsAreCalled: string;
  /** The first part of its rules' ids: `xw`. */
  readonly prefix: string;
  /** The rules that new games are played by: `xwing-1`. */
  readonly rules: string;
  /** How well its computers play, from the weakest to the strongest. */
  readonly levels: readonly string[];
  /** An engine for these rules, for today's when none are named; undefined when nobody kept them. */
  engine(rules?: string): Promise<RulesEngine | undefined>;
  lists(): Promise<ListKit>;
  setup(): Promise<SetupKit>;
  text(language: Language): Promise<GameText>;
  scene(language: Language): Promise<SceneKit>;
  rulebook(language: Language): Promise<RulebookKit>;
  /** What is looked for in the rulebook beside its own words; left out by a game that has nothing to add. */
  readonly bookIndex?: (language: Language) => Promise<BookIndex>;
  /** The chapter of the rulebook that a rule is in; undefined when there is none. */
  chapterWith(rule: string, language: Language): Promise<RulebookKit | undefined>;
  replay(): Promise<ReplayKit>;
  bots(): Promise<BotKit>;
  cards(): Promise<CardReport>;
  terminal(): Promise<TerminalKit>;
  /** What is counted for the players' statistics besides results; left out by a game that counts nothing. */
  readonly tally?: () => Promise<TallyKit>;
  /** How it is played under a judge, for a result that counts; left out by a game that is not. */
  readonly judged?: () => Promise<JudgedKit>;
  /** Its tutorial in one language; left out by a game that has none. */
  readonly tutorial?: (language: Language) => Promise<Tutorial>;
}

/** How many cards of each kind can be played. */
export type CardReport = Readonly<
  Record<
    string,
    {
      readonly written: number;
      readonly plain: number;
      readonly missing: readonly string[];
      /** Cards outside the rules that the game has here, and why. */
      readonly apart?: { readonly why: string; readonly cards: readonly string[] };
    }
  >
>;
