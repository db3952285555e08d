import { type TerrainPiece, type TerrainPieceId, terrainPieces } from '../catalogue/index.ts';
import type { Options } from '../model/index.ts';

/** How much of the battlefield the pieces cover together. lg.setup.competitive-terrain.select */
const COVERED = 1 / 4;

function areaOf({ outline }: Pick<TerrainPiece, 'outline'>): number {
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** What hides those behind it, and what covers without hiding. */
export const blockers = terrainPieces.filter(({ group }) => group === 'large').map(({ id }) => id);
export const covers = terrainPieces
  .filter(({ group, rating }) => group !== 'large' && rating.cover !== 'none')
  .map(({ id }) => id);

/**
 * Two of a kind, of blockers and of cover in turn, until they are enough; the lists are shuffled.
 * lg.setup.competitive-terrain.select
 */
export function terrainPool(
  mixed: readonly (readonly TerrainPieceId[])[],
  { battlefield: { width, depth } }: Options,
): readonly TerrainPieceId[] {
  const pool: TerrainPieceId[] = [];
  let left = width * depth * COVERED;
  for (let turn = 0; left > 0; turn++) {
    const kinds = mixed[turn % mixed.length]!;
    const id = kinds[Math.floor(turn / mixed.length) % kinds.length]!;
    pool.push(id, id);
    left -= 2 * areaOf(terrainPieces.find((piece) => piece.id === id)!);
  }
  return pool;
}
