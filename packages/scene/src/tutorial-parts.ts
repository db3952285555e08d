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

interface TutorialBasis<Opening, Step, Language extends string, Words> {
  readonly opening: Opening;
  /** The seat of whoever learns. */
  readonly seat: string;
  readonly steps: readonly Step[];
  /** Only the language that is asked for is loaded. */
  readonly words: Readonly<Record<Language, () => Promise<Words>>>;
}

/** A tutorial that opens in the middle of a game, in one language; its log begins with the round. */
export function tutorialLoader<
  Opening extends { readonly position: { readonly round: number } },
  Step,
  Language extends string,
  Words,
>({ opening, seat, steps, words }: TutorialBasis<Opening, Step, Language, Words>) {
  const before = [{ kind: 'roundStarted', round: opening.position.round }];
  return async (language: Language) => ({ opening, before, seat, steps, words: await words[language]() });
}
