export { type BattlefieldId, battlefieldFacts } from './battlefields/index.ts';
export { type TerrainPieceId, terrainPiece, terrainPieces } from './pieces.ts';
export type {
  CoverGrade,
  MovementRating,
  Mover,
  Offset,
  TerrainBlock,
  TerrainGroup,
  TerrainPiece,
  TerrainRating,
  TerrainRow,
} from './terrain-piece.ts';
export { type TableRow, terrainTable } from './terrain-table.ts';
