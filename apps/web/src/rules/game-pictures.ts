import type { ComponentType } from 'react';

export type PictureBoard = ComponentType<{ readonly picture: string }>;

/** The worked pictures in a game's rulebook. */
export interface GamePictures {
  /** Which rules each picture shows; it stands at the first of them. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** What draws one, with its caption; it needs the whole game. */
  loadBoard(): Promise<PictureBoard>;
}

const files = import.meta.glob<{ readonly pictures: GamePictures }>('../games/*/pictures/index.ts');

/** Undefined for a game without pictures. */
export async function loadPictures(game: string): Promise<GamePictures | undefined> {
  const load = files[`../games/${game}/pictures/index.ts`];
  return (await load?.())?.pictures;
}

/** All pictures that show a rule. */
export function picturesOf(rule: string, { rules }: GamePictures): readonly string[] {
  return Object.keys(rules).filter((picture) => rules[picture]!.includes(rule));
}

/** Pictures that were made for this rule above all; others of its pictures stand at another rule. */
export function ownPicturesOf(rule: string, { rules }: GamePictures): readonly string[] {
  return Object.keys(rules).filter((picture) => rules[picture]![0] === rule);
}
