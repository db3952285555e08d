import type { Plain } from '@sortie/kernel';
import type { XwingPosition, XwingSetup } from '@sortie/xwing';
import type { Say } from '../../../app/words.ts';
import type { Mark } from '../../../table/scene.ts';
import type { StagedTable } from './staged-table.ts';
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
export interface Picture {
  readonly from: { readonly position: XwingPosition } | { readonly setup: XwingSetup };
  /** Faces laid out beforehand. */
  readonly dice?: { readonly attack?: readonly string[]; readonly defense?: readonly string[] };
  /** What the players do, by the kind of question; a kind alone is left open, and all before it is as suggested. */
  readonly answers?: readonly (readonly [kind: string, answer?: Plain])[];
  /** The part of the table that is drawn: its south-west corner and its width. */
  readonly window: readonly [x: number, y: number, width: number];
  show(table: StagedTable, say: PictureSay): Shown;
}

/** Height of a picture for its width. */
export const PROPORTION = 10 / 16;
