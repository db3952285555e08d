import type { Arc, Nearest, Point, Segment, Shape } from '@sortie/geometry';
import { clearLine, crosses, lineAt, nearest, nearestInArc, shortestOf } from '@sortie/geometry';
import type { XwingState } from '../model/index.ts';
import { baseOf } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import { obstaclesFor } from './obstacles.ts';
import { obstacleShape } from './outlines.ts';
import { bandOf } from './range.ts';

/** The measured line of an attack. Where equal lines differ in obstruction, the attacker may choose. */
export interface AttackLine {
  readonly range: number;
  readonly clear: readonly [Point, Point] | null;
  readonly obstructed: readonly [Point, Point] | null;
}

/**
 * Measures to the nearest point of the target inside one of the arcs, from any point of the attacker's base;
 * without arcs to its nearest point. Undefined when no part lies in an arc.
 * xw.range.attack-in-arc-point, xw.range.turret-any-point, xw.obstacle.obstruct.closest-line-forced
 */
export function attackLine(
  state: XwingState,
  attacker: PlacedShip,
  target: PlacedShip,
  arcs: readonly Arc[] | 'all',
): AttackLine | undefined {
  const measured =
    arcs === 'all'
      ? nearest(baseOf(attacker), baseOf(target))
      : shortestOf(
          arcs.flatMap((arc): Nearest[] => {
            const found = nearestInArc(baseOf(attacker), attacker.pose, arc, baseOf(target));
            return found ? [found] : [];
          }),
        );
  if (!measured) return undefined;
  return {
    range: bandOf(measured.distanceSquared),
    ...linesOf(obstaclesFor(state, attacker).map(obstacleShape), measured),
  };
}

function linesOf(obstacles: readonly Shape[], measured: Nearest): Pick<AttackLine, 'clear' | 'obstructed'> {
  const [first] = measured.lines;
  if (!first)
    return {
      clear: [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ],
      obstructed: null,
    };
  const ends = ({ start, end }: { start: Point; end: Point }): readonly [Point, Point] => [start, end];
  const clear = clearLine(measured, obstacles);
  const middle = lineAt(first, 0.5);
  if (obstacles.length === 0) return { clear: ends(clear ?? middle), obstructed: null };
  const blocked = clear === undefined;
  // A tie exists only where some of several equal lines crosses an obstacle.
  const crossed = blocked ? middle : crossedLine(measured, obstacles);
  return { clear: clear ? ends(clear) : null, obstructed: crossed ? ends(crossed) : null };
}

/** One of several equal lines that crosses an obstacle. */
function crossedLine(measured: Nearest, obstacles: readonly Shape[]): Segment | undefined {
  for (const span of measured.lines) {
    for (let share = 0; share <= 1; share += 0.125) {
      const line = lineAt(span, share);
      if (obstacles.some((shape) => crosses(line, shape))) return line;
    }
  }
  return undefined;
}
