/** The types of one game's cards, named once and handed to everything in this package. */
export interface CardTypes {
  /** What cards may ask of the game. */
  readonly table: object;
  /** The piece, unit or player that a card belongs to. */
  readonly owner: string;
  /** Tells apart two copies of one card. */
  readonly key: string;
  readonly effect: { readonly kind: string };
  /** Every window, and what can be seen in it. */
  readonly windows: object;
  /** Every number that cards add to, and what is known when it is asked for. */
  readonly sums: object;
  /** Every value that cards replace. */
  readonly settings: object;
  /** What cards may forbid or permit. */
  readonly question: { readonly kind: string };
  /** What must be possible for an ability to be offered. */
  readonly need: unknown;
  /** How long a use counts: a game's own words, such as attack, round and game. */
  readonly scope: string;
  /** Parts of a card that only this game has. */
  readonly parts: object;
}

/** What every card sees: the table, whose it is, and which copy it is. */
export interface Here<T extends CardTypes> {
  readonly table: T['table'];
  readonly self: T['owner'];
  readonly key: T['key'];
  /** The number behind a keyword (Armor 2), where the card in play has one. */
  readonly value?: number;
}

/** Under which name each window shows what its flow knows; null where there is nothing to see. */
export type WindowSubjects<Windows> = Readonly<Record<keyof Windows, string | null>>;

/** What abilities see in each window, by what its flow knows and the name it is shown under. */
export type SeenInWindows<Windows, Subjects extends WindowSubjects<Windows>> = {
  readonly [W in keyof Windows]: Subjects[W] extends string
    ? { readonly [Name in Subjects[W]]: Windows[W] }
    : object;
};

export type WindowOf<T extends CardTypes> = keyof T['windows'] & string;

/** What an ability sees when its window opens. */
export type At<T extends CardTypes, W extends WindowOf<T>> = Here<T> & T['windows'][W];
