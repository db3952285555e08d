import type { Measurement } from '../measure.ts';

/** What a game measures besides what is measured of every game. */
export interface OwnMeasures {
  readonly measures: Readonly<Record<string, () => readonly Measurement[]>>;
  /** Whole random games a second that are aimed at, where it is not the usual number. */
  readonly wholeGames?: number;
}

interface Module {
  readonly own: OwnMeasures;
}

/** Those of a game by its name; nothing where it has no folder here. The build brings every folder in. */
export async function ownMeasures(game: string): Promise<OwnMeasures> {
  try {
    return ((await import(`./${game}/measures.ts`)) as Module).own;
  } catch {
    return { measures: {} };
  }
}
