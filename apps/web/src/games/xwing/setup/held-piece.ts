import type { Pose } from '@sortie/geometry';
import type { Piece } from '@sortie/scene';
import { findPilot } from '@sortie/xwing/catalogue';
import { obstaclePiece, satellitePiece, shipPiece, shipShapes } from '@sortie/xwing/scene';
import { baseLength, type ShipView, type XwingView } from '@sortie/xwing/view';
import type { Seen } from '../../../table/table-game.ts';
import { sceneWords } from '../scene.ts';
import type { Placeable } from './placing.ts';

/** A piece that is not on the table yet, as it looks in the hand. */
export function heldPiece(piece: Placeable, at: Pose, seen: Seen<XwingView>): Piece | undefined {
  const { table } = seen;
  const words = sceneWords(seen);
  switch (piece.kind) {
    case 'obstacle': {
      const obstacle = table.obstacles.find(({ id }) => id === piece.id);
      return obstacle && obstaclePiece(obstacle, at, words);
    }
    case 'ship': {
      const ship = table.ships.find(({ id }) => id === piece.id);
      return ship && shipPiece(ship, at, table, words);
    }
    case 'satellite':
      return satellitePiece(piece.id, at, words);
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
    shapes: shipShapes(ship),
    reach: baseLength(ship) / 2,
    name: known.name,
  };
}
