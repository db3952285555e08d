import type { Kinded, Plain } from '@sortie/kernel';
import type { Subject } from '../subject.ts';

/** The one sentence that stands for a deed while its details are folded. */
export interface Headline {
  readonly text: string;
  /** Rules that it has to do with; those of the first event where it names none. */
  readonly rules?: readonly string[];
}

/** How a game's log is told: which events are one deed, and in which words. */
export interface Story<Table = Plain, Event extends Kinded = Kinded> {
  /** The log with what only several of its events together tell, put in behind the last of them. */
  read(log: readonly Event[], table: Table): readonly Event[];
  /** Whether an event begins a deed of its own; `deed` holds the events since the last one began. */
  begins(event: Event, deed: readonly Event[]): boolean;
  /** Undefined where the sentence of the deed's first event says it all. */
  headline(deed: readonly Event[], subject: Subject<Table>): Headline | undefined;
  isFight(deed: readonly Event[]): boolean;
  /** Whether something did not go as whoever did it may have hoped. */
  warns(deed: readonly Event[]): boolean;
}

/** A game that tells nothing of the kind: every event is a deed. */
export const plainStory: Story = {
  read: (log) => log,
  begins: () => true,
  headline: () => undefined,
  isFight: () => false,
  warns: () => false,
};
