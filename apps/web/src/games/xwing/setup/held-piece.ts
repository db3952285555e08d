import { type Pose, pose } from '@sortie/geometry';
import { findPilot } from '@sortie/xwing/catalogue';
import type { Ship } from '@sortie/xwing/model';
import { baseLength, type ShipView, type XwingView } from '@sortie/xwing/view';
import type { Piece } from '../../../table/scene.ts';
import type { Seen } from '../../table-game.ts';
import { shipShapes } from '../local-shapes.ts';
import { obstaclePiece, satellitePiece } from '../scene.ts';
import { shipPiece } from '../ship-piece.ts';
import type { XwingSay } from '../text/xwing-say.ts';
import type { Placeable } from './placing.ts';

/** A piece that is not on the table yet, as it looks in the hand. */
export function heldPiece(
  piece: Placeable,
  at: Pose,
  seen: Seen<XwingView>,
  say: XwingSay,
): Piece | undefined {
  const { table } = seen;
  switch (piece.kind) {
    case 'obstacle': {
      const obstacle = table.obstacles.find(({ id }) => id === piece.id);
      return obstacle && obstaclePiece(obstacle, at, table, say);
    }
    case 'ship': {
      const ship = table.ships.find(({ id }) => id === piece.id);
      return ship && shipPiece(ship, at, seen, say);
    }
    case 'satellite':
      return satellitePiece(piece.id, pose(at.x, at.y, 0), say);
    case 'arrival':
      return arrivingPiece(piece.pilot, at, seen);
  }
}

/** A reinforcement looks like every ship of its type. */
function arrivingPiece(card: string, at: Pose, { table, as }: Seen<XwingView>): Piece | undefined {
  const known = findPilot(card);
  const [any] = table.ships;
  if (!known || !any) return undefined;
  const side = table.seats.find(({ id }) => id === as)?.side ?? null;
  const ship: ShipView = { ...any, type: known.shipType, pilot: known.uid };
  return {
    id: 'arrival',
    kind: 'ship',
    side,
    pose: at,
    shapes: shipShapes(ship, table),
    reach: baseLength(ship as unknown as Ship) / 2,
    name: known.name,
  };
}
