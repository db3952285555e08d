import type { Piece } from '@sortie/scene';
import { badgeScale } from './whole-table.ts';

const LETTER = 7.3;
const PADDING = 11;
const HEIGHT = 17;

/** Pixels to a millimetre at which captions are tried. */
const DISTANCES = [0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.6, 2, 3, 4.5] as const;
const NEVER = 6;

/** How wide the plate of a caption is, in pixels of a label. */
export function tagWidth(text: string): number {
  return Math.max(HEIGHT, text.length * LETTER + PADDING);
}

/** What is left of a caption where there is no room: its first word, and of the others the first letter or number. */
export function shortCaption(caption: string): string {
  const [first = '', ...others] = caption.split(' ');
  const rest = others.map((word) => (/^\d+$/.test(word) ? word : word.slice(0, 1))).join('');
  return rest === '' ? first : `${first} ${rest}`;
}

interface Tag {
  readonly id: string;
  readonly x: number;
  /** Of the piece. */
  readonly y: number;
  readonly reach: number;
  /** Of the edge that the tag stands on. */
  readonly foot: number;
  readonly width: number;
}

/** From how near every caption can be read whole: it lies neither on another's nor on another's piece. */
export function captionsNear(pieces: readonly Piece[], isTurned: boolean): ReadonlyMap<string, number> {
  const up = isTurned ? -1 : 1;
  const tags = pieces.flatMap(({ id, caption, pose, reach }): readonly Tag[] =>
    caption
      ? [{ id, x: pose.x, y: pose.y * up, reach, foot: pose.y * up + reach * 1.25, width: tagWidth(caption) }]
      : [],
  );
  return new Map(
    tags.map((tag) => {
      const isFree = (pixels: number) =>
        tags.every((other) => other === tag || !isInTheWay(tag, other, pixels));
      const near = DISTANCES.find(isFree) ?? NEVER;
      return [tag.id, near === DISTANCES[0] ? 0 : near];
    }),
  );
}

function isInTheWay(tag: Tag, other: Tag, pixels: number): boolean {
  const size = badgeScale(pixels) / pixels;
  const aside = Math.abs(tag.x - other.x);
  const onTag =
    aside < ((tag.width + other.width) / 2) * size && Math.abs(tag.foot - other.foot) < HEIGHT * size;
  const middle = tag.foot + (HEIGHT / 2) * size;
  const onPiece =
    aside < (tag.width / 2) * size + other.reach &&
    Math.abs(middle - other.y) < (HEIGHT / 2) * size + other.reach;
  return onTag || onPiece;
}
