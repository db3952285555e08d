/** What is chosen before a game, and the numbers of a replay, in one language. */
export interface SetupWords {
  /** By the fields of the options. */
  readonly options: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly noLimit: string;
  /** What is fought for, with which forces and for how long, by the kind of battle; what a timer does. */
  readonly notes: Readonly<Record<string, string>>;
  /** Squads ready to play by their ids. */
  readonly presets: Readonly<Record<string, string>>;
  readonly series: Readonly<Record<string, string>>;
}
