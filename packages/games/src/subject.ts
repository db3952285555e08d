import type { Plain } from '@sortie/kernel';

/** What sentences are about: a table as somebody sees it, and how its people and pieces are called. */
export interface Subject<Table = Plain> {
  readonly table: Table;
  /** Names of people by their seats; a seat without one is called by its id. */
  readonly people?: Readonly<Record<string, string>>;
  /** Letters by which a board shows its pieces. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The seat whose eyes it is seen through. */
  readonly viewer?: string;
}
