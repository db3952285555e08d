import type { Point } from '@sortie/geometry';
import type { Mark, Piece } from '@sortie/scene';
import { markLabelSpot } from '../mark-label-spot.ts';
import { badgeScale } from '../whole-table.ts';
import { captionForms, tagSize } from './caption-forms.ts';
import type { Body, LabelForm, LabelWish } from './layout.ts';
import { TOKEN, tokenGrids } from './token-grids.ts';

export interface Shown {
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  /** Pieces that matter now: their labels choose first. */
  readonly focus: readonly string[];
  readonly isTurned: boolean;
  /** A place of the table on the screen. */
  readonly onScreen: (point: Point) => Point;
  /** Pixels to a millimetre. */
  readonly k: number;
}

/** What a shorter caption costs, in pixels that the longer one would rather stand off. */
const SHORTER = [0, 16, 44] as const;
const FOLDED = 120;
/** A mark that has no other words. */
const NOTHING = { width: 0, height: 0 };

/** Everything that wants to be read beside pieces and marks, in pixels. */
export function labelWishes(shown: Shown): {
  readonly wishes: readonly LabelWish[];
  readonly bodies: readonly Body[];
} {
  const scale = badgeScale(shown.k);
  const bodies = shown.pieces.map((piece) => bodyOf(piece, shown));
  return {
    bodies,
    wishes: [
      ...shown.pieces.flatMap((piece, place) =>
        pieceWishes(piece, bodies[place]!, scale, weightOf(piece, shown)),
      ),
      ...shown.marks.flatMap((mark) => markWish(mark, shown, scale)),
    ],
  };
}

export function captionId(piece: string): string {
  return `caption ${piece}`;
}

export function tokensId(piece: string): string {
  return `tokens ${piece}`;
}

export function markId(mark: string): string {
  return `mark ${mark}`;
}

function weightOf({ id, state }: Piece, { focus }: Shown): number {
  return state === 'active' ? 6 : focus.includes(id) ? 4 : 2;
}

/** A piece as it is seen: its base where it has one, turned as it is. */
function bodyOf({ id, pose, reach, shapes }: Piece, { onScreen, k }: Shown): Body {
  const points = shapes[0]?.points ?? [];
  const radians = (pose.heading * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  let [width, height] = [0, 0];
  for (const { x, y } of points) {
    width = Math.max(width, Math.abs(x) * cosine + Math.abs(y) * sine);
    height = Math.max(height, Math.abs(x) * sine + Math.abs(y) * cosine);
  }
  if (points.length === 0) [width, height] = [reach, reach];
  return { id, middle: onScreen(pose), half: { width: width * k, height: height * k } };
}

function pieceWishes(piece: Piece, body: Body, scale: number, weight: number): readonly LabelWish[] {
  const captions = captionForms(piece);
  const isDone = piece.state === 'done';
  const { middle: at, half } = body;
  const wishes: LabelWish[] = [];
  if (captions.length > 0) {
    const forms = captions.map((text, place) => scaled(tagSize(text, isDone), scale, SHORTER[place] ?? 0));
    wishes.push({ id: captionId(piece.id), at, half, forms, prefers: 'above', weight: weight + 0.5 });
  }
  if (piece.tokens?.length) {
    const forms = tokenGrids(piece.tokens.length).map(({ columns, rows, isFolded }, place) =>
      scaled({ width: columns * TOKEN, height: rows * TOKEN }, scale, isFolded ? FOLDED : place * 2),
    );
    wishes.push({ id: tokensId(piece.id), at, half, forms, prefers: 'beside', weight });
  }
  return wishes;
}

function markWish(mark: Mark, { isTurned, onScreen }: Shown, scale: number): readonly LabelWish[] {
  const spot = mark.label === undefined ? undefined : markLabelSpot(mark, isTurned);
  if (!spot || mark.label === undefined) return [];
  const at = onScreen(spot);
  const forms = [scaled(tagSize(mark.label, false), scale, 0)];
  return [{ id: markId(mark.id), at, half: NOTHING, forms, prefers: 'upon', weight: 3 }];
}

function scaled(
  { width, height }: { readonly width: number; readonly height: number },
  scale: number,
  cost: number,
): LabelForm {
  return { width: width * scale, height: height * scale, cost };
}
