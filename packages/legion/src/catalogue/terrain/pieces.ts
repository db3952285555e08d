import { areaPieces } from './areas.ts';
import { barricadePieces } from './barricades.ts';
import { largePieces } from './large-objects.ts';
import type { PieceFacts } from './piece-facts.ts';
import { pitPieces } from './pits.ts';
import type { TerrainBlock, TerrainPiece } from './terrain-piece.ts';
import { terrainTable } from './terrain-table.ts';

const facts = [...barricadePieces, ...areaPieces, ...pitPieces, ...largePieces] as const;

export type TerrainPieceId = (typeof facts)[number]['id'];

function blocksOf({ outline, height, holds = false }: PieceFacts): readonly TerrainBlock[] {
  return [{ footprint: outline, floor: 0, top: height, holds }];
}

function pieceOf(piece: PieceFacts & { readonly id: TerrainPieceId }): TerrainPiece<TerrainPieceId> {
  const { id, name, row, outline, height, depth = 0 } = piece;
  const { group, rating } = terrainTable[row];
  const isSolid = group === 'barricade' || group === 'large';
  const blocks = isSolid ? blocksOf(piece) : [];
  return {
    id,
    name,
    group,
    row,
    outline,
    height,
    depth,
    rating,
    blocks,
    blocksSight: isSolid && row !== 'fence',
  };
}

export const terrainPieces: readonly TerrainPiece<TerrainPieceId>[] = facts.map(pieceOf);

const pieceById: ReadonlyMap<TerrainPieceId, TerrainPiece<TerrainPieceId>> = new Map(
  terrainPieces.map((piece) => [piece.id, piece]),
);

export function terrainPiece(id: TerrainPieceId): TerrainPiece<TerrainPieceId> {
  return pieceById.get(id)!;
}
