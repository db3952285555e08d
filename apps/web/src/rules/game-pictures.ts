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

const loading = new Map<string, Promise<GamePictures | undefined>>();

/** Undefined for a game without pictures. */
export function loadPictures(game: string): Promise<GamePictures | undefined> {
  const known = loading.get(game) ?? fetchPictures(game);
  loading.set(game, known);
  return known;
}

async function fetchPictures(game: string): Promise<GamePictures | undefined> {
  const load = files[`../games/${game}/pictures/index.ts`];
  return (await load?.())?.pictures;
}

/** All pictures that show a rule. */
export function picturesOf(rule: string, { rules }: GamePictures): readonly string[] {
  return Object.keys(rules).filter((picture) => rules[picture]!.includes(rule));
}

/** Rules that a picture stands at in the book. */
export function illustratedRules(pictures: GamePictures | undefined): ReadonlySet<string> {
  return new Set(Object.values(pictures?.rules ?? {}).map(([first]) => first!));
}

/** Pictures that were made for this rule above all; others of its pictures stand at another rule. */
export function ownPicturesOf(rule: string, { rules }: GamePictures): readonly string[] {
  return Object.keys(rules).filter((picture) => rules[picture]![0] === rule);
}
