import type { Arc, Nearest, Point, Polygon, Pose, Segment, Span } from '@sortie/geometry';
import { clearLine, crosses, lineAt, nearest, nearestInArc, shortestOf } from '@sortie/geometry';
import type { XwingState } from '../model/index.ts';
import { baseOf } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import { areEnemies, isInPlay, shipOf } from './in-play.ts';
import { obstaclesFor } from './obstacles.ts';
import { obstacleShape } from './outlines.ts';
import { rangeOf } from './range.ts';
import { tableOf } from './table.ts';

/** The measured line of an attack. Where equal lines differ in obstruction, the attacker may choose. */
export interface AttackLine {
  readonly range: number;
  readonly clear: Ends | null;
  readonly obstructed: Ends | null;
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
  const obstacles = obstaclesBetween(state, attacker, target);
  if (measured.from !== attacker.pose) measured = { from: attacker.pose, lines: [] };
  const known = measured.lines.find(
    (each) => each.to === target.pose && isSame(each.arcs, arcs) && isSame(each.obstacles, obstacles),
  );
  if (known) return known.line;
  const line = measureLine(attacker, target, arcs, obstacles);
  measured.lines.push({ to: target.pose, arcs, obstacles, line });
  return line;
}

interface MeasuredLine {
  readonly to: Pose;
  readonly arcs: readonly Arc[] | 'all';
  readonly obstacles: readonly Polygon[];
  readonly line: AttackLine | undefined;
}

/**
 * The lines of the last ship that measured: each is asked for with every weapon, and once more when it is fired. A
 * ship that moves has another pose.
 */
let measured: { readonly from: Pose | null; readonly lines: MeasuredLine[] } = { from: null, lines: [] };

function isSame(some: readonly object[] | 'all', others: readonly object[] | 'all'): boolean {
  if (some === 'all' || others === 'all') return some === others;
  return some.length === others.length && some.every((each, index) => each === others[index]);
}

function measureLine(
  attacker: PlacedShip,
  target: PlacedShip,
  arcs: readonly Arc[] | 'all',
  obstacles: readonly Polygon[],
): AttackLine | undefined {
  const shortest =
    arcs === 'all'
      ? nearest(baseOf(attacker), baseOf(target))
      : shortestOf(
          arcs.flatMap((arc): Nearest[] => {
            const found = nearestInArc(baseOf(attacker), attacker.pose, arc, baseOf(target));
            return found ? [found] : [];
          }),
        );
  if (!shortest) return undefined;
  const { clear, obstructed } = linesOf(obstacles, shortest, [attacker.pose, target.pose]);
  return { range: rangeOf(shortest.distanceSquared), clear, obstructed };
}

/** Only what lies in the box around both bases can be on a line between them; a card may make a ship obstruct. */
function obstaclesBetween(state: XwingState, attacker: PlacedShip, target: PlacedShip): Polygon[] {
  const { cards } = tableOf(state);
  if (cards.ownWith(attacker.id, 'neverObstructed').length > 0) return [];
  const [one, other] = [baseOf(attacker).box, baseOf(target).box];
  const minX = Math.min(one.minX, other.minX);
  const minY = Math.min(one.minY, other.minY);
  const maxX = Math.max(one.maxX, other.maxX);
  const maxY = Math.max(one.maxY, other.maxY);
  const found: Polygon[] = [];
  for (const obstacle of obstaclesFor(state, attacker)) {
    const shape = obstacleShape(obstacle);
    const { box } = shape;
    if (box.minX <= maxX && box.maxX >= minX && box.minY <= maxY && box.maxY >= minY) found.push(shape);
  }
  for (const { owner } of cards.with('obstructs')) {
    const ship = shipOf(state, owner);
    if (owner === attacker.id || owner === target.id || !isInPlay(ship) || !areEnemies(ship, attacker))
      continue;
    found.push(baseOf(ship));
  }
  return found;
}

type Ends = readonly [Point, Point];

function linesOf(
  obstacles: readonly Polygon[],
  measured: Nearest,
  [from, to]: Ends,
): Pick<AttackLine, 'clear' | 'obstructed'> {
  const [first] = measured.lines;
  // Bases in contact leave no line to measure.
  if (!first)
    return {
      clear: [
        { x: from.x, y: from.y },
        { x: to.x, y: to.y },
      ],
      obstructed: null,
    };
  const ends = ({ start, end }: Segment): Ends => [start, end];
  const clear = clearLine(measured, obstacles);
  if (!clear) return { clear: null, obstructed: ends(lineAt(first, 0.5)) };
  const crossed = obstacles.length > 0 ? crossedLine(measured, obstacles) : undefined;
  return { clear: ends(clear), obstructed: crossed ? ends(crossed) : null };
}

/** One of several equal lines that crosses an obstacle. */
function crossedLine(measured: Nearest, obstacles: readonly Polygon[]): Segment | undefined {
  for (const span of measured.lines) {
    for (const share of sharesToTry(span, obstacles)) {
      const line = lineAt(span, share);
      if (obstacles.some((shape) => crosses(line, shape))) return line;
    }
  }
  return undefined;
}

/** Between the places where an obstacle has its corners, and where the bases have theirs. */
function sharesToTry({ from: { start, end } }: Span, obstacles: readonly Polygon[]): readonly number[] {
  const along = { x: end.x - start.x, y: end.y - start.y };
  const square = along.x * along.x + along.y * along.y;
  const corners = obstacles.flatMap(({ points }) =>
    points.map((point) => ((point.x - start.x) * along.x + (point.y - start.y) * along.y) / square),
  );
  const bounds = [0, ...corners.filter((share) => share > 0 && share < 1).sort((a, b) => a - b), 1];
  return bounds.map((share, index) => (share + (bounds[index + 1] ?? share)) / 2);
}
