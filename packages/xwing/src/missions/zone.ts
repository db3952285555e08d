import type { Millimetres, Shape } from '@sortie/geometry';
import { TOLERANCE } from '@sortie/geometry';
import type { Edge, Options } from '../model/index.ts';
import { depthsFrom } from '../rules/area.ts';
import { BAND } from '../rules/range.ts';
import type { MissionFaction, MissionGame } from './mission.ts';

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
