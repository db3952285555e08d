import type { Polygon, Pose, Shape } from '@sortie/geometry';
import { clippedToArc, compound, pose } from '@sortie/geometry';
import type { BombToken, Options } from '../model/index.ts';
import { isInsideArea } from './area.ts';
import { bombParts, bombShape } from './outlines.ts';

/** A pose on each edge, looking into the area. */
function edgesOf({ width, depth }: Options['area']): readonly Pose[] {
  return [pose(0, 0, 0), pose(0, depth, 180), pose(0, 0, 90), pose(width, 0, 270)];
}

/** What of a bomb token lies inside the play area; undefined when nothing does. xw.bomb.partly-outside */
export function bombOnTable(area: Options['area'], bomb: Pick<BombToken, 'pose'>): Shape | undefined {
  const whole = bombShape(bomb);
  if (isInsideArea(area, whole)) return whole;
  const parts = edgesOf(area).reduce<readonly Polygon[]>(
    (left, edge) => left.flatMap((part) => clippedToArc(edge, { kind: 'half' }, part) ?? []),
    bombParts(bomb),
  );
  return parts.length === 0 ? undefined : compound(parts);
}
