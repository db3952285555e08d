import type { Decision, Kinded, Plain, Refusal, RulesEngine } from '@sortie/kernel';
import type { Mark, Scene } from '@sortie/scene';

export type Language = 'en' | 'es' | 'pt';

/**
 * A game as everybody outside it knows it. Each part is loaded when it is first needed: a page that shows a
 * list loads no rules, one that draws the table loads no lists.
 */
export interface GameKit {
  /** `xwing`: in openings, addresses and on the command line. */
  readonly name: string;
  /** What people call it; a proper name, the same in every language. */
  readonly title: string;
  /** The first part of its rules' ids: `xw`. */
  readonly prefix: string;
  /** The rules that new games are played by: `xwing-1`. */
  readonly rules: string;
  /** An engine for these rules, for today's when none are named; undefined when nobody kept them. */
  engine(rules?: string): Promise<RulesEngine | undefined>;
  lists(): Promise<ListKit>;
  setup(): Promise<SetupKit>;
  text(language: Language): Promise<GameText>;
  scene(language: Language): Promise<SceneKit>;
  replay(): Promise<ReplayKit>;
  bots(): Promise<BotKit>;
  cards(): Promise<CardReport>;
}

/** A fault of a list: the rule it breaks, and the card by its name where there is one. */
export interface ListFault {
  readonly rule: string;
  readonly card?: string;
  readonly about?: Plain;
}

/** An army list as everybody outside the game handles it: plain data that only its game can read. */
export type List = Plain;

export interface Preset {
  readonly id: string;
  readonly list: List;
}

/** Lists: squads, fleets, armies. */
export interface ListKit {
  /** Lists ready to play, the usual one first. */
  readonly presets: readonly Preset[];
  blank(): List;
  /** The list in a document or text from outside (a file, a link, the clipboard), or why there is none. */
  read(document: Plain): List | Refusal;
  /** The list in the form in which programs exchange it. */
  write(list: List): Plain;
  cost(list: List): number;
  /** The name its owner gave it; undefined without one. */
  nameOf(list: List): string | undefined;
  /** A line that tells lists without a name apart: its pieces. */
  summary(list: List): string;
  /** What keeps it from a game with these options, cards that cannot be played yet included. */
  judge(list: List, options: Plain): readonly ListFault[];
}

/** One thing that players agree on before a game, as a form, a command line or a wire can ask for it. */
export interface SetupOption {
  /** Its field among the choices, and the key of its words. */
  readonly field: string;
  /** The values it may have; a number also where only a few are suggested. */
  readonly values: readonly Plain[];
  readonly usual: Plain;
  /** `main` is asked of everybody, `more` of those who open the rest. */
  readonly place: 'main' | 'more';
  /** Whether it is asked, given what has been chosen so far. */
  isAsked(choices: SetupChoices): boolean;
  /** Rules that say in the reader's language what a value means. */
  explains?(value: Plain): readonly string[];
}

export type SetupChoices = Readonly<Record<string, Plain>>;

/** What one seat brings: a list, or something smaller that the game knows (a faction of a mission's forces). */
export type Force = Plain;

export interface SeatedForce {
  readonly seat: string;
  readonly side: 0 | 1;
  readonly force: Force;
}

export interface SetupKit {
  readonly options: readonly SetupOption[];
  /** The choices after one was made: it may bring others with it. */
  choose(choices: SetupChoices, field: string, value: Plain): SetupChoices;
  /** What the players agree on, as far as it differs from the usual: the `options` of a new game. */
  optionsOf(choices: SetupChoices): Readonly<Record<string, Plain>>;
  /** Whether people bring lists to this game. */
  bringsLists(choices: SetupChoices): boolean;
  /** What our side and the other bring; the lists are used where the game wants them. */
  forcesOf(choices: SetupChoices, lists: readonly [List, List]): readonly [Force, Force];
  /** The list in a force, where there is one. */
  listIn(force: Force): List | undefined;
  /** The set-up of an opening. */
  setupOf(options: Readonly<Record<string, Plain>>, players: readonly SeatedForce[]): Plain;
  /** The options in the set-up of an opening. */
  optionsIn(setup: Plain): Readonly<Record<string, Plain>>;
  /** Whether a clock may end a game with these options. */
  hasClock(options: Readonly<Record<string, Plain>>): boolean;
}

/** A game's words in one language. */
export interface GameText {
  readonly language: Language;
  /** A sentence about what happened; undefined for what nobody needs to hear. */
  event(event: Kinded, table: Plain): string | undefined;
  question(decision: Decision, table: Plain): string;
  answer(decision: Decision, answer: Plain, table: Plain): string;
  fault(fault: ListFault): string;
  /** Names of presets, of options and of their values. */
  preset(id: string): string | undefined;
  option(field: string): string;
  value(field: string, value: Plain): string;
  /** The rules that an event has to do with. */
  rulesOf(event: Kinded): readonly string[];
  /** What somebody means who types an answer in words; undefined when it cannot be made out. */
  answerFromWords(decision: Decision, words: string, table: Plain): Plain | undefined;
}

/** A table as plain shapes, with the names of its pieces in one language. */
export interface SceneKit {
  draw(table: Plain): Scene;
  /** What a piece covers from where it stands: its arcs of fire. */
  reachOf(table: Plain, piece: string): readonly Mark[];
  /** How its shapes and marks are printed where no page brings a style sheet. */
  readonly svgStyle: string;
}

/** Numbers of a table over the rounds, with the keys of their words. */
export interface Series {
  readonly key: string;
  /** One number a side. */
  readonly values: readonly [number, number];
}

export interface ReplayKit {
  /** The round that a table is in. */
  round(table: Plain): number;
  /** What a round came to, as numbers that can be plotted. */
  read(table: Plain): readonly Series[];
  /** Whether something begins with this event that people want to jump to. */
  isHighlight(event: Kinded): boolean;
}

export interface Player {
  choose(
    decisions: readonly Decision[],
    view: () => Plain,
  ): { readonly decision: number; readonly answer: Plain };
}

export interface BotKit {
  /** From the weakest to the strongest. */
  readonly levels: readonly string[];
  player(level: string, seed: string): Player;
}

/** How many cards of each kind can be played. */
export type CardReport = Readonly<
  Record<string, { readonly written: number; readonly plain: number; readonly missing: readonly string[] }>
>;
