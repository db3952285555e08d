import type { Kinded, Plain, Side } from '@sortie/kernel';
import type { Language } from './game-text.ts';

/** A kind of dice, as its luck is counted. */
export interface DieKind {
  readonly kind: string;
  /** How likely each face is. */
  readonly chances: Readonly<Record<string, number>>;
  /** The faces that whoever rolls hopes for. */
  readonly good: readonly string[];
}

/** Dice that one side rolled at once. */
export interface Roll {
  readonly kind: string;
  readonly side: Side;
  readonly faces: readonly string[];
}

/** What is counted of a game when it is over. */
export interface TallyKit<Table = Plain, Event extends Kinded = Kinded> {
  readonly dice: readonly DieKind[];
  /** Every die that was rolled for somebody, rolled again or not. */
  rollsOf(log: readonly Event[], table: Table): readonly Roll[];
  /** What a side played with, in a few proper names. */
  forceOf(table: Table, side: Side): string;
  /** What a kind of dice or a face is called. */
  word(of: string, language: Language): string;
}

/** Forgets what a game's tables and events are made of. */
export function anyTallyKit<Table, Event extends Kinded>(kit: TallyKit<Table, Event>): TallyKit {
  return kit as unknown as TallyKit;
}
