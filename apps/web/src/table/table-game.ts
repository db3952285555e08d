import type { Deed, GameText, Language } from '@sortie/games';
import type { Decision, Kinded, Outcome, Plain, Refusal } from '@sortie/kernel';
import type { Update } from '@sortie/protocol';
import type { Mark, Piece, Scene } from '@sortie/scene';
import type { ComponentType, ReactNode } from 'react';
import type { Reply } from '../live/live-game.ts';
import type { Focus } from './camera/focus.ts';
import type { Roster } from './roster/roster.ts';
import type { Act } from './stage/act.ts';

/** What somebody at the table, or looking on, knows of it now. */
export interface Seen<Table = Plain> {
  /** The seat that looks, or `spectator`. */
  readonly as: string;
  readonly table: Table;
  readonly version: number;
  readonly outcome: Outcome | null;
  readonly waitingFor: readonly string[];
  readonly decisions: readonly Decision[];
  readonly people: Update['people'];
  /** The timer that the rules have set running. */
  readonly timer?: Update['timer'];
  /** What happened so far, as far as this viewer may know. */
  readonly log: readonly Kinded[];
  readonly language: Language;
  /** The game's words in that language. */
  readonly text: GameText<Table>;
}

/** The line on which questions are answered. All of it goes to the referee; the page decides nothing. */
export interface RefereeLine {
  answer(decision: Decision, answer: Plain): Promise<Reply>;
  /** Undefined when the answer would be taken. */
  whyNot(decision: Decision, answer: Plain): Promise<Refusal | undefined>;
  /** The legal answer nearest to a rough one; undefined where there is none, or nobody works it out. */
  complete(decision: Decision, rough: Plain): Promise<Plain | undefined>;
}

export interface SeenProps<Table = Plain> {
  readonly seen: Seen<Table>;
}

export interface AskProps<Table = Plain> extends SeenProps<Table> {
  readonly decision: Decision;
  readonly referee: RefereeLine;
}

export interface PieceProps<Table = Plain> extends SeenProps<Table> {
  readonly piece: string;
  /** As it lies on the table. */
  readonly drawn: Piece;
}

export interface StripProps<Table = Plain> extends SeenProps<Table> {
  /** Looks at a piece more closely. */
  readonly onLook: (piece: string) => void;
}

/** How a line of the log is shown. */
export interface Tone {
  /** `round` and `phase` are headings, `talk` was said by a person. */
  readonly tone: 'round' | 'phase' | 'usual' | 'talk';
  /** Whose doing it was, or to whom it happened. */
  readonly side: 0 | 1 | null;
}

/** A deed of the log in one sentence, with what it is made of. */
export interface Told extends Tone, Omit<Deed, 'event'> {}

/** Makes acts of what happened. */
export interface Staging<Table = Plain> {
  /**
   * What is seen to happen between two looks through the same eyes, made from the events that these eyes were told:
   * nobody sees on the stage what they may not know.
   */
  actsOf(before: Seen<Table>, after: Seen<Table>): readonly Act[];
  /** The last thing that people want to look at again; an empty list while there is none. */
  actsAgain(seen: Seen<Table>): readonly Act[];
}

/** Where an answer would lead. */
export interface Foresight {
  readonly marks: readonly Mark[];
  /** What would go wrong, each in a sentence. */
  readonly warnings: readonly string[];
}

/** What a game shows to those who practise, from nothing but what they see. */
export interface Practice<Table = Plain> {
  /** Null where there is nothing to foresee. */
  foresee(seen: Seen<Table>, decision: Decision, answer: Plain): Foresight | null;
  /** How far a piece reaches from where it stands. */
  reachOf(seen: Seen<Table>, piece: string): readonly Mark[];
}

/** What a card does, by its id. */
export type CardTexts = (card: string, language: Language) => string | undefined;

/**
 * What a game brings to the table of the page: components, and what they need to know. Everything else comes from
 * its kit. What a game does not bring is shown in the plain way that all games share.
 */
export interface TableGame<Table = Plain> {
  /** What lies on the table, with what the open questions add to it; the kit's scene where it is left out. */
  scene?(seen: Seen<Table>): Scene;
  /** What matters for the question or the deed now, for the camera to frame; null for the whole table. */
  focusOf?(seen: Seen<Table>): Focus | null;
  toneOf?(event: Kinded, seen: Seen<Table>): Tone;
  /** Whose turn it is and why: round, phase and the order in which pieces act. */
  readonly Strip?: ComponentType<StripProps<Table>>;
  /** A question put to us, with whatever widget fits it best. */
  readonly Ask?: ComponentType<AskProps<Table>>;
  /** What goes on that concerns everybody: the attack under way, dice, cards turned. */
  readonly Stage?: ComponentType<SeenProps<Table>>;
  /** A piece looked at more closely. */
  readonly Piece?: ComponentType<PieceProps<Table>>;
  /** How it ended. */
  readonly Result?: ComponentType<SeenProps<Table> & { readonly children?: ReactNode }>;
  /** Both sides with all that they brought; no list is shown where it is left out. */
  roster?(seen: Seen<Table>, textOf: CardTexts): Roster | null;
  /** What cards do, for the list of both sides, where it comes when somebody points at that. */
  readonly cardTexts?: () => Promise<CardTexts>;
  /** Whether whoever looks sits at the far edge, so that the table is turned round for them. */
  sitsAcross?(seen: Seen<Table>): boolean;
  /** A sensible answer to a question of set-up, for those who want to play at once; the first legal one where it is left out. */
  setUpAnswer?(decision: Decision, table: Table): Plain | undefined;
  /** How what happens is seen to happen; it comes when it is first needed. Pieces move and go where it is left out. */
  readonly staging?: () => Promise<Staging<Table>>;
  /** The round that a table is in, where there are rounds. */
  roundOf?(table: Table): number | undefined;
  /** A question by its kind, in a few words: what somebody would like to answer anew. */
  stepName?(question: string): string | undefined;
  /** What speaks against an answer in this very case, before the rule: who, whom, how far. */
  caseOf?(refusal: Refusal, seen: Seen<Table>): string | undefined;
  /** Aids for those who play alone or against computers; they come when they are switched on. */
  readonly practice?: () => Promise<Practice<Table>>;
  /** Questions that only the one who is asked may see on a screen that two people share. */
  isSecret?(decision: Decision): boolean;
}

/** Forgets what a game's tables are made of. */
export function anyTableGame<Table>(game: TableGame<Table>): TableGame {
  return game as unknown as TableGame;
}

export function anySeen<Table>(seen: Seen<Table>): Seen {
  return seen as unknown as Seen;
}
