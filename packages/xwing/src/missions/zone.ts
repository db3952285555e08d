import type { Degrees, Millimetres, Pose, Shape } from '@sortie/geometry';
import { pose, TOLERANCE } from '@sortie/geometry';
import { unreachable } from '@sortie/kernel';
import { BAND } from '../catalogue/index.ts';
import type { Edge, Options } from '../model/index.ts';
import { depthsFrom } from '../rules/area.ts';
import type { MissionFaction, MissionGame } from './mission-game.ts';

/** A strip along an edge, in millimetres from it. */
export interface Zone {
  readonly edge: Edge;
  readonly from: Millimetres;
  readonly to: Millimetres;
  /** The far limit does not belong to it. */
  readonly open?: true;
}

/** xw.setup.edge.opposite-sides */
export function edgeOf({ edges, mission }: MissionGame, faction: MissionFaction): Edge {
  return edges![mission[faction]];
}

/** Range 1, 2 or 3 of a player's edge. */
export function bandAt(game: MissionGame, faction: MissionFaction, band: number): Zone {
  return { edge: edgeOf(game, faction), from: (band - 1) * BAND, to: band * BAND };
}

/** The whole shape lies in the strip; a limit belongs to the band below it. xw.mission.setup.zone-whole-base */
export function liesIn(area: Options['area'], { edge, from, to, open }: Zone, shape: Shape): boolean {
  const [near, far] = depthsFrom(area, edge, shape);
  const begins = from === 0 ? near >= -TOLERANCE : near > from + TOLERANCE;
  return begins && (open ? far < to - TOLERANCE : far <= to + TOLERANCE);
}

/** A base too long for the strip covers its whole depth. xw.large.deploy-overhang */
export function spans(area: Options['area'], { edge, from, to }: Zone, shape: Shape): boolean {
  const [near, far] = depthsFrom(area, edge, shape);
  return near <= from + TOLERANCE && far >= to - TOLERANCE;
}

const INWARD: Readonly<Record<Edge, Degrees>> = { south: 0, west: 90, north: 180, east: 270 };

/** How far the area stretches along an edge. */
export function lengthOf({ width, depth }: Options['area'], edge: Edge): Millimetres {
  return edge === 'south' || edge === 'north' ? width : depth;
}

/** Looking into the area, so far along an edge and so far from it. */
export function inwardFrom(area: Options['area'], edge: Edge, along: Millimetres, from: Millimetres): Pose {
  const heading = INWARD[edge];
  switch (edge) {
    case 'south':
      return pose(along, from, heading);
    case 'north':
      return pose(along, area.depth - from, heading);
    case 'west':
      return pose(from, along, heading);
    case 'east':
      return pose(area.width - from, along, heading);
    default:
      return unreachable(edge);
  }
}
