import type { Decision, Outcome, Plain, Refusal } from '@sortie/kernel';
import type { Update } from '@sortie/protocol';
import type { Scene } from '@sortie/scene';
import type { ComponentType } from 'react';
import type { Language } from '../app/settings.ts';
import type { Reply } from '../live/live-game.ts';

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
  /** What happened so far, as far as this viewer may know. */
  readonly log: readonly { readonly kind: string }[];
  readonly language: Language;
}

/** How questions are answered. All of them go to the referee; the page decides nothing. */
export interface Hand {
  answer(decision: Decision, answer: Plain): Promise<Reply>;
  /** Undefined when the answer would be taken. */
  whyNot(decision: Decision, answer: Plain): Promise<Refusal | undefined>;
}

export interface SeenProps<Table = Plain> {
  readonly seen: Seen<Table>;
}

export interface AskProps<Table = Plain> extends SeenProps<Table> {
  readonly decision: Decision;
  readonly hand: Hand;
}

/** A sentence of the log. */
export interface Told {
  readonly text: string;
  /** Rules it has to do with. */
  readonly rules: readonly string[];
  /** `round` and `phase` are headings, `talk` was said by a person. */
  readonly tone: 'round' | 'phase' | 'usual' | 'talk';
  readonly side: 0 | 1 | null;
}

/** Everything the table needs to know of a game; the rest of the page is common to all. */
export interface TableGame<Table = Plain> {
  readonly name: string;
  scene(seen: Seen<Table>): Scene;
  /** Undefined for what players need not hear. */
  tell(event: { readonly kind: string }, seen: Seen<Table>): Told | undefined;
  question(decision: Decision, seen: Seen<Table>): string;
  answer(decision: Decision, answer: Plain, seen: Seen<Table>): string;
  /** Why something is refused, as a sentence: of the table, or of the rulebook. */
  reason(refusal: Refusal, language: Language): string;
  /** Whose turn it is and why: round, phase and the order in which pieces act. */
  readonly Strip: ComponentType<SeenProps<Table>>;
  /** A question put to us, with whatever widget fits it best. */
  readonly Ask: ComponentType<AskProps<Table>>;
  /** What goes on that concerns everybody: the attack under way, dice, cards turned. */
  readonly Stage: ComponentType<SeenProps<Table>>;
  /** A piece looked at more closely. */
  readonly Piece: ComponentType<SeenProps<Table> & { readonly piece: string }>;
  /** How it ended. */
  readonly Result: ComponentType<SeenProps<Table>>;
  /** Whether whoever looks sits at the far edge, so that the table is turned round for them. */
  sitsAcross?(seen: Seen<Table>): boolean;
  /** A sensible answer to a question of set-up, for those who want to play at once; undefined afterwards. */
  setUpAnswer?(decision: Decision, table: Table): Plain | undefined;
  /** Questions that only the one who is asked may see on a screen that two people share. */
  isSecret(decision: Decision): boolean;
}
