import { type SceneWords, shipPiece } from '@sortie/armada/scene';
import type { ArmadaView, ShipView } from '@sortie/armada/view';
import type { Pose } from '@sortie/geometry';
import type { Piece } from '@sortie/scene';

/** A ship where it would come to rest, without what lies beside it. */
export function pieceAt(ship: ShipView, at: Pose, table: ArmadaView, words: SceneWords): Piece {
  return { ...shipPiece(ship, at, table, words), tokens: [] };
}
