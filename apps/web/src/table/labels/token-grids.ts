import type { Point } from '@sortie/geometry';

/** The side of a token's place in pixels of a label. */
export const TOKEN = 20;

export interface TokenGrid {
  readonly columns: number;
  readonly rows: number;
  /** One sign for all of them. */
  readonly isFolded: boolean;
}

/** The ways in which so many tokens lie beside a piece, the most compact first, one sign for all at last. */
export function tokenGrids(count: number): readonly TokenGrid[] {
  const side = Math.ceil(Math.sqrt(count));
  const widths = [Math.max(1, Math.ceil(count / 3)), side, count, 1];
  const grids = [...new Set(widths)].map((columns) => ({
    columns,
    rows: Math.ceil(count / columns),
    isFolded: false,
  }));
  return count > 1 ? [...grids, { columns: 1, rows: 1, isFolded: true }] : grids;
}

/** The middle of each token from the middle of the grid; pixels of a label, y down. */
export function tokenSpots({ columns, rows }: TokenGrid, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: ((index % columns) - (columns - 1) / 2) * TOKEN,
    y: (Math.floor(index / columns) - (rows - 1) / 2) * TOKEN,
  }));
}
