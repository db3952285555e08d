import { pose } from '@sortie/geometry';
import { battlefieldMeasure, type TerrainPieceId, unitCard } from '@sortie/legion/catalogue';
import { type Figure, placeAt, type Relief, reliefOf, standAt } from '@sortie/legion/measuring';
import type { Terrain } from '@sortie/legion/model';

type Unit = Parameters<typeof unitCard>[0];

/** A miniature of a unit, with the base and the height of its card. */
export function figure(id: string, x: number, y: number, unit: Unit = 'stormtroopers', level = 0): Figure {
  const { base, height } = unitCard(unit);
  return { id, stand: standAt(placeAt(x, y, level), 0), base, height };
}

/** A piece and where it lies. */
export type Laid = readonly [piece: TerrainPieceId, x: number, y: number, heading?: number];

/** A battlefield with these pieces, called t0, t1 and so on. */
export function relief(...pieces: readonly Laid[]): Relief {
  const terrain = pieces.map(
    ([piece, x, y, heading = 0], index): Terrain => ({ id: `t${index}`, piece, pose: pose(x, y, heading) }),
  );
  return reliefOf({ ...battlefieldMeasure.value.standard, terrain });
}
