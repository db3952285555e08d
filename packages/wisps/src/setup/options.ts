/** What the players agree on before a game. */
export interface WispOptions {
  /** What a flight may cost. */
  readonly points: number;
  /** The last round to be played. */
  readonly lastRound: number;
  /** How bright a wisp is at the beginning. */
  readonly light: number;
  /** Whether a clock calls the last round. */
  readonly timeLimit: boolean;
}

export const usualOptions: WispOptions = { points: 12, lastRound: 2, light: 3, timeLimit: false };

export const accepts: { readonly [Field in keyof WispOptions]: (value: unknown) => boolean } = {
  points: (value) => isWhole(value, 100),
  lastRound: (value) => isWhole(value, 4),
  light: (value) => isWhole(value, 5),
  timeLimit: (value) => typeof value === 'boolean',
};

function isWhole(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most;
}

/** The options in a set-up from outside; undefined when one of them cannot be. */
export function readOptions(given: unknown): WispOptions | undefined {
  const fields = { ...usualOptions, ...((given ?? {}) as Partial<WispOptions>) };
  const known = Object.keys(usualOptions) as (keyof WispOptions)[];
  const isSound = known.every((field) => accepts[field](fields[field]));
  return isSound && Object.keys(fields).length === known.length ? fields : undefined;
}
