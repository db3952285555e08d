import type { Size } from '../whole-table.ts';

/** Where a table is seen from: pixels of its upper left corner, and pixels to a millimetre. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** A rectangle in pixels of the view or in millimetres as they lie on the screen, y down. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Of the table's shorter side, what is seen around a focus at least. */
const CONTEXT = 0.34;
/** Pixels beyond the edge of the table that may be seen. */
const BEYOND = 16;
/** Pixels between a button and what it must not cover. */
const CLEAR = 4;
/** Pixels of a button that is a column's. */
const NARROW = 64;
/** A sight is kept when what matters is within the margins and no more than so much smaller or bigger than wanted. */
const SMALLER = 0.78;
const BIGGER = 1.3;

/** Room for captions around what is framed, and for the buttons at the right. */
export function marginsOf({ width, height }: Size, buttons: number): Margins {
  const side = Math.min(64, Math.max(14, width * 0.04));
  const above = Math.min(64, Math.max(14, height * 0.07 - 12));
  return { top: above, bottom: above, left: side, right: Math.max(side, buttons) };
}

/** The sight in which a part of the ground fills the view within the margins, not nearer than the context allows. */
export function frameOf(box: Box, view: Size, margins: Margins, table: Size): Sight {
  const room = roomWithin(view, margins);
  const context = CONTEXT * Math.min(table.width, table.height);
  const nearest = Math.min(view.width, view.height) / context;
  const k = Math.min(room.width / box.width, room.height / box.height, nearest);
  return {
    k,
    x: shift(
      { from: box.x * k, to: (box.x + box.width) * k },
      [room.x, room.width],
      [view.width, table.width * k],
    ),
    y: shift(
      { from: box.y * k, to: (box.y + box.height) * k },
      [room.y, room.height],
      [view.height, table.height * k],
    ),
  };
}

/** Where the table begins so that the part is in the middle of the room, with as little beyond the edge as can be. */
function shift(
  part: { readonly from: number; readonly to: number },
  [start, length]: readonly [number, number],
  [view, table]: readonly [number, number],
): number {
  const centred = start + length / 2 - (part.from + part.to) / 2;
  const [least, most] = [view - table - BEYOND, BEYOND];
  const filled = least > most ? (least + most) / 2 : within(centred, least, most);
  return within(filled, start - part.from, start + length - part.to);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export interface Framed {
  /** All of what matters. */
  readonly box: Box;
  /** The pieces in it, which no button may cover. */
  readonly bodies: readonly Box[];
  readonly view: Size;
  readonly margins: Margins;
  readonly table: Size;
  /** Parts of the view under buttons. */
  readonly covered: readonly Box[];
}

/** The nearest frame in which no button covers a piece that matters; the nearest of all where there is none. */
export function clearFrameOf(framed: Framed): Sight {
  const { box, view, table } = framed;
  const frames = marginsBeside(framed).map((margins) => frameOf(box, view, margins, table));
  frames.sort((one, other) => other.k - one.k);
  return frames.find((sight) => isClear(framed, sight)) ?? frames[0]!;
}

/** Whether no button covers a piece that matters. */
export function isClear(
  { bodies, covered }: Pick<Framed, 'bodies' | 'covered'>,
  { x, y, k }: Sight,
): boolean {
  return bodies.every((body) => {
    const [left, top] = [body.x * k + x, body.y * k + y];
    return covered.every(
      (each) =>
        each.x >= left + body.width * k ||
        each.x + each.width <= left ||
        each.y >= top + body.height * k ||
        each.y + each.height <= top,
    );
  });
}

/** Margins with and without the buttons at the left, above and below. */
function marginsBeside({ view, margins, covered }: Framed): readonly Margins[] {
  const aside = covered.filter(({ x, width }) => x < view.width / 2 && width < NARROW);
  const above = covered.filter(({ y, height }) => y + height / 2 < view.height / 2);
  const below = covered.filter(({ y, height }) => y + height / 2 >= view.height / 2);
  const left = Math.max(margins.left, ...aside.map(({ x, width }) => x + width + CLEAR));
  const top = Math.max(
    margins.top,
    ...above.map(({ y, width, height }) => (height < NARROW || width > height ? y + height + CLEAR : 0)),
  );
  const bottom = Math.max(margins.bottom, ...below.map(({ y }) => view.height - y + CLEAR));
  const upright = [margins, { ...margins, top }, { ...margins, bottom }, { ...margins, top, bottom }];
  return upright.flatMap((each) => [each, { ...each, left }]);
}

/** Whether a flight to the wanted sight would show nothing that is not well in view already. */
export function isWellSeen(box: Box, now: Sight, wanted: Sight, view: Size, margins: Margins): boolean {
  if (now.k < wanted.k * SMALLER || now.k > wanted.k * BIGGER) return false;
  const room = roomWithin(view, margins);
  // A box that fills the room exactly counts as inside it.
  const slack = 1;
  const left = box.x * now.k + now.x;
  const top = box.y * now.k + now.y;
  return (
    left >= room.x - slack &&
    top >= room.y - slack &&
    left + box.width * now.k <= room.x + room.width + slack &&
    top + box.height * now.k <= room.y + room.height + slack
  );
}

function roomWithin(view: Size, margins: Margins): Box {
  return {
    x: margins.left,
    y: margins.top,
    width: Math.max(1, view.width - margins.left - margins.right),
    height: Math.max(1, view.height - margins.top - margins.bottom),
  };
}
