/** What is chosen before a game, and the numbers of a replay, in one language. */
export interface SetupWords {
  /** By the fields of the options. */
  readonly options: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly noLimit: string;
  readonly noTerrain: string;
  readonly answers: Readonly<Record<'yes' | 'no', string>>;
  /** What a value means, by its field and the value. */
  readonly notes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Armies ready to play by their ids. */
  readonly presets: Readonly<Record<string, string>>;
  readonly series: Readonly<Record<string, string>>;
}
