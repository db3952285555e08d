import type { Decision, Kinded, Plain, Refusal } from '@sortie/kernel';
import type { Story } from './story/story.ts';
import type { Subject } from './subject.ts';

/** pt is the Portuguese of Brazil. */
export type Language = 'en' | 'es' | 'pt';

/** A game's words in one language. */
export interface GameText<Table = Plain, Event extends Kinded = Kinded> {
  readonly language: Language;
  /** A sentence about what happened; undefined for what nobody needs to hear. */
  event(event: Event, subject: Subject<Table>): string | undefined;
  question(decision: Decision, subject: Subject<Table>): string;
  answer(decision: Decision, answer: Plain, subject: Subject<Table>): string;
  /** Why something was refused, unless the rulebook says it. */
  refusal(refusal: Refusal): string | undefined;
  kind(kind: string): string;
  preset(id: string): string | undefined;
  option(field: string): string;
  value(field: string, value: Plain): string;
  /** What a value means, where no rule says it. */
  note(field: string, value: Plain): string | undefined;
  /** What the numbers of a replay count. */
  series(key: string): string;
  /** The rules that an event has to do with. */
  rulesOf(event: Event): readonly string[];
  /** Kinds of events that are left without words, and why. */
  readonly silent: Readonly<Record<string, string>>;
  /** How the log is told; one event after the other where it is left out. */
  readonly story?: Story<Table, Event>;
}

/** Forgets what a game's tables and events are made of. */
export function anyGameText<Table, Event extends Kinded>(text: GameText<Table, Event>): GameText {
  return text as unknown as GameText;
}
