import { type Language, type NamedTable, type Names, namesOf } from '../text/index.ts';

/** A table, and how its people and units are called. */
export interface Subject {
  readonly table: NamedTable;
  readonly people?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
  /** The seat whose eyes it is seen through. */
  readonly viewer?: string;
}

/** Names with the letters by which a board shows the units. */
export function labelledNames({ table, people, labels = {} }: Subject, language: Language): Names {
  const names = namesOf(table, people, language);
  const unit = (id: string) => {
    const label = labels[id];
    return label === undefined ? names.unit(id) : `${names.unit(id)} [${label}]`;
  };
  return { ...names, unit };
}
