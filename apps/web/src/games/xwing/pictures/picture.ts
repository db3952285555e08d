import type { Mark } from '@sortie/scene';
import type { Say } from '../../../app/words.ts';
import type { StagedTable, Staging } from './staged-table.ts';
import type { en } from './text/en.ts';

export type PictureSay = Say<typeof en>;

/** Numbers of a caption. They come from the referee, so that no caption can be wrong. */
export type Facts = Readonly<Record<string, number | string>>;

/** What is drawn over the table, and what it shows. */
export interface Shown {
  readonly facts: Facts;
  readonly marks: readonly Mark[];
}

/** A worked example of a rule: a situation, what is done in it, and what was measured. */
export interface Picture extends Staging {
  /** The part of the table that is drawn: its south-west corner and its width. */
  readonly window: readonly [x: number, y: number, width: number];
  show(table: StagedTable, say: PictureSay): Shown;
}

/** Height of a picture for its width. */
export const PROPORTION = 10 / 16;
