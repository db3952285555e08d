import type { Mark, Piece, Scene } from '@sortie/scene';
import type { XwingView } from '@sortie/xwing/view';
import type { Language } from '../../../app/settings.ts';
import { seenScene } from '../scene.ts';
import type { XwingSay } from '../text/xwing-say.ts';
import { type Facts, type Picture, type PictureSay, PROPORTION } from './picture.ts';
import { StagedTable } from './staged-table.ts';

interface Speech {
  readonly language: Language;
  readonly picture: PictureSay;
  readonly table: XwingSay;
}

export interface DrawnPicture {
  readonly scene: Scene;
  readonly facts: Facts;
}

/** A picture as the table draws it: cut out of the play area, with what was measured on it. */
export function pictureScene(picture: Picture, say: Speech): DrawnPicture {
  const table = StagedTable.of(picture);
  const { facts, marks } = picture.show(table, say.picture);
  const seen = {
    as: 'referee',
    table: table.view,
    version: 0,
    outcome: null,
    waitingFor: [],
    decisions: table.open,
    log: [],
    people: [],
    language: say.language,
  };
  const whole = seenScene(seen, say.table);
  const zones = whole.marks.filter(({ role }) => role === 'zone');
  const [left, bottom, width] = picture.window;
  const edges = playArea(table.view);
  const moved = (mark: Mark): Mark => ({
    ...mark,
    points: mark.points.map(({ x, y }) => ({ x: x - left, y: y - bottom })),
  });
  return {
    facts,
    scene: {
      area: { width, depth: width * PROPORTION },
      pieces: whole.pieces.map((piece) => shiftPiece(piece, left, bottom)),
      marks: [...(isInside(picture, table.view) ? [] : [edges]), ...zones, ...marks].map(moved),
    },
  };
}

/** A piece in the cut, without what only matters in a game. */
function shiftPiece(piece: Piece, left: number, bottom: number): Piece {
  const { path: _path, caption: _caption, longCaption: _long, shortCaption: _short, ...rest } = piece;
  const { x, y, heading } = piece.pose;
  return { ...rest, state: 'usual', pose: { x: x - left, y: y - bottom, heading } };
}

function isInside({ window: [left, bottom, width] }: Picture, { options: { area } }: XwingView): boolean {
  return left >= 0 && bottom >= 0 && left + width <= area.width && bottom + width * PROPORTION <= area.depth;
}

/** Where the play area ends, for pictures that reach its edge. */
function playArea({ options: { area } }: XwingView): Mark {
  const { width, depth } = area;
  const points = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  return { kind: 'area', id: 'play area', role: 'play-area', points };
}
