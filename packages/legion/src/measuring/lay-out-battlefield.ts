import { type Area, pose, toTable } from '@sortie/geometry';
import {
  type BattlefieldId,
  battlefieldFacts,
  battlefieldMeasure,
  terrainPiece,
} from '../catalogue/index.ts';
import type { Battlefield, Terrain } from '../model/index.ts';

const standard: Area = battlefieldMeasure.value.standard;

/**
 * One of our own battlefields with every piece and its twin. On a table of another size it lies in the middle, and
 * what would hang over an edge is left out.
 */
export function layOutBattlefield(id: BattlefieldId, area: Area = standard): Battlefield {
  const { pieces } = battlefieldFacts.find((battlefield) => battlefield.id === id)!;
  const across = (area.width - standard.width) / 2;
  const ahead = (area.depth - standard.depth) / 2;
  const terrain = pieces.flatMap(({ piece, x, y, turned }, index): readonly Terrain[] => [
    { id: `t${2 * index + 1}`, piece, pose: pose(x + across, y + ahead, -turned) },
    {
      id: `t${2 * index + 2}`,
      piece,
      pose: pose(area.width - x - across, area.depth - y - ahead, 180 - turned),
    },
  ]);
  return { ...area, terrain: terrain.filter((each) => isOnArea(each, area)) };
}

function isOnArea({ piece, pose: at }: Terrain, { width, depth }: Area): boolean {
  return terrainPiece(piece)
    .outline.map(([x, y]) => toTable(at, { x, y }))
    .every(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= depth);
}
