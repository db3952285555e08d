import type { Edge } from '@sortie/xwing/model';
import type { XwingView } from '@sortie/xwing/view';
import type { Ground } from './ground.ts';
import type { Piece } from './piece.ts';
import type { Stand } from './stand.ts';

/** Points for winning at once. */
const VICTORY = 200;
const LEAVING = -200;

/** From this round on the disabled ship may flee. xw.mission2.win.rebel */
const REPAIRED = 5;

/** The edges that a ship may leave by, because its mission wants it to. */
export function exitsOf(view: XwingView, piece: Piece): readonly Edge[] {
  const { mission, edges, round } = view;
  if (!mission || !edges) return [];
  const [rebel, imperial] = [edges[mission.rebel], edges[mission.imperial]];
  if (piece.id === mission.shuttle) return [imperial];
  if (piece.id === mission.disabledShip) return round >= REPAIRED ? [rebel, imperial] : [];
  const { satellites } = mission;
  const isDone = satellites.length > 0 && satellites.every(({ at, scannedBy }) => at === null && scannedBy);
  return isDone && satellites.some(({ scannedBy }) => scannedBy === piece.id) ? [imperial] : [];
}

function distanceBeyond({ width, depth }: Ground, edge: Edge, { x, y }: Stand): number {
  return { south: -y, west: -x, north: y - depth, east: x - width }[edge];
}

/** What leaving the table there is worth. */
export function leavingWorth(view: XwingView, ground: Ground, piece: Piece, stand: Stand): number {
  const edges: readonly Edge[] = ['south', 'west', 'north', 'east'];
  const out = edges.filter((edge) => distanceBeyond(ground, edge, stand) > -stand.half);
  return exitsOf(view, piece).some((edge) => out.includes(edge)) ? VICTORY : LEAVING;
}

/** What a place is worth to a mission, whoever shoots at whom. */
export function goalWorth(view: XwingView, ground: Ground, piece: Piece, stand: Stand): number {
  const exits = exitsOf(view, piece);
  if (exits.length > 0) {
    return Math.max(...exits.map((edge) => distanceBeyond(ground, edge, stand))) / 15;
  }
  const { mission } = view;
  if (!mission || piece.side !== mission.imperial) return 0;
  // xw.mission3.scan.instead-of-attack
  const distances = mission.satellites.flatMap(({ at }) => {
    if (!at) return [];
    const [dx, dy] = [at.x - stand.x, at.y - stand.y];
    return [Math.sqrt(dx * dx + dy * dy)];
  });
  if (distances.length === 0) return 0;
  const nearest = Math.min(...distances);
  return (nearest < stand.half + 18 ? 15 : 0) - nearest / 30;
}
