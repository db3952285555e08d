/** Points a step of a tutorial at a piece on the table. */
export function pointAt<Id extends string>(id: Id) {
  return { kind: 'piece', piece: id } as const;
}

/** Points a step of a tutorial at a part of the page. */
export function pointAtPart<Name extends 'table' | 'question' | 'order' | 'log'>(name: Name) {
  return { kind: 'part', part: name } as const;
}

interface Told {
  readonly title: string;
  readonly text: string;
}

/** What a tutorial says in one language: steps that are read, and steps that ask and can be answered otherwise. */
export interface TutorialTexts<Seat extends string, Read extends string, Asking extends string> {
  readonly people: Readonly<Record<Seat, string>>;
  readonly steps: Readonly<Record<Read, Told>> &
    Readonly<Record<Asking, Told & { readonly instead: string }>>;
}
