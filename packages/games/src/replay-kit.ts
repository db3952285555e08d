import type { Kinded, Plain } from '@sortie/kernel';

/** A number of a table, by the key of its words. */
export interface Series {
  readonly key: string;
  /** One number a side. */
  readonly values: readonly [number, number];
  /** `level` rises and falls and is plotted as a line; `gain` only grows and is plotted where it does. */
  readonly shape: 'level' | 'gain';
}

export interface ReplayKit<Table = Plain, Event extends Kinded = Kinded> {
  /** The round that a table is in. */
  round(table: Table): number;
  /** What a table comes to, as numbers that can be plotted. */
  read(table: Table): readonly Series[];
  /** Whether something begins with this event that people want to jump to. */
  isHighlight(event: Event): boolean;
}

/** Forgets what a game's tables and events are made of. */
export function anyReplayKit<Table, Event extends Kinded>(kit: ReplayKit<Table, Event>): ReplayKit {
  return kit as unknown as ReplayKit;
}
