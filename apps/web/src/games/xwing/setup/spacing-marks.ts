import type { Mark } from '@sortie/scene';
import { outlineAround } from '@sortie/scene';
import { obstacleOutline } from '@sortie/xwing/scene';
import type { XwingView } from '@sortie/xwing/view';

/** Obstacles lie farther apart than range 1. xw.setup.obstacle.spacing */
const GAP = 100;

/** Around each obstacle the strip where no other may lie. xw.setup.obstacle.core2012-no-gap */
export function spacingMarks(table: XwingView): readonly Mark[] {
  if (table.options.variant === 'core2012') return [];
  return table.obstacles.flatMap((obstacle): readonly Mark[] => {
    if (!obstacle.pose) return [];
    const points = outlineAround(obstacleOutline(obstacle, obstacle.pose), GAP);
    return [{ kind: 'area', id: `spacing ${obstacle.id}`, role: 'forbidden', points }];
  });
}
