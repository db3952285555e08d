import type { Mark, Piece, Scene } from '@sortie/scene';
import { BAND } from '../catalogue/index.ts';
import type { XwingView } from '../view/xwing-view.ts';
import { arcOutlines } from './outlines-on-table.ts';
import { bombPiece, obstaclePiece, satellitePiece } from './pieces.ts';
import type { SceneWords } from './scene-words.ts';
import { shipPiece } from './ship-piece.ts';

/** Everything on the table as plain shapes, for page, command line and documentation alike. */
export function sceneOf(table: XwingView, words: SceneWords): Scene {
  return {
    area: table.options.area,
    pieces: [
      ...table.obstacles.flatMap((each) => (each.pose ? [obstaclePiece(each, each.pose, words)] : [])),
      ...(table.mission?.satellites ?? []).flatMap(({ id, at }) =>
        at ? [satellitePiece(id, at, words)] : [],
      ),
      ...table.bombs.map((bomb) => bombPiece(bomb, words)),
      ...shipPieces(table, words),
    ],
    marks: attackMarks(table),
    ruler: [1, 2, 3].map((band) => ({ to: band * BAND, label: words.words.range(band) })),
  };
}

function shipPieces(table: XwingView, words: SceneWords): readonly Piece[] {
  return table.ships.flatMap((ship) =>
    ship.pose && ship.gone === null ? [shipPiece(ship, ship.pose, table, words)] : [],
  );
}

/** The line that the attack under way was measured along. */
function attackMarks({ attack }: XwingView): readonly Mark[] {
  return attack ? [{ kind: 'line', id: 'attack', role: 'attack', points: attack.line }] : [];
}

/** The firing arcs of a ship on the table, to range 3. */
export function arcMarks(table: XwingView, id: string): readonly Mark[] {
  const ship = table.ships.find((each) => each.id === id);
  if (!ship?.pose || ship.gone !== null) return [];
  return arcOutlines(ship, ship.pose).map(({ kind, points }) => ({
    kind: 'area',
    id: `arc ${id} ${kind}`,
    role: kind === 'primary' ? 'arc' : 'arc-auxiliary',
    points,
  }));
}
