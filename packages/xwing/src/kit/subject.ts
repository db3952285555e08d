import { type Language, type Names, namesOf } from '../text/index.ts';
import type { XwingView } from '../view/xwing-view.ts';

/** A table, and how its people and ships are called. */
export interface Subject {
  readonly table: XwingView;
  readonly people?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
  /** The seat whose eyes it is seen through. */
  readonly viewer?: string;
}

/** Names with the letters by which a board shows the ships. */
export function labelledNames({ table, people, labels = {}, viewer }: Subject, language: Language): Names {
  const names = namesOf(table, people, language);
  const ship = (id: string) => {
    const label = labels[id];
    return label === undefined ? names.ship(id) : `${names.ship(id)} [${label}]`;
  };
  return { ...names, ship, viewer };
}
