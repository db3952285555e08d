import type { Decision, Kinded, Plain, Refusal } from '@sortie/kernel';

/** pt is the Portuguese of Brazil. */
export type Language = 'en' | 'es' | 'pt';

/** What sentences are about: a table as somebody sees it, and how its people and pieces are called. */
export interface Subject<Table = Plain> {
  readonly table: Table;
  /** Names of people by their seats; a seat without one is called by its id. */
  readonly people?: Readonly<Record<string, string>>;
  /** Letters by which a board shows its pieces. */
  readonly labels?: Readonly<Record<string, string>>;
}

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
}

/** Forgets what a game's tables and events are made of. */
export function anyGameText<Table, Event extends Kinded>(text: GameText<Table, Event>): GameText {
  return text as unknown as GameText;
}
