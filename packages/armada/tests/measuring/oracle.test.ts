import Flatten from '@flatten-js/core';
import { distanceSquared, type Point, placePoint, pose, type Segment, TOLERANCE } from '@sortie/geometry';
import { nextRandom, seededRandom } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { hullZones, obstacles, shipClasses } from '../../src/catalogue/index.ts';
import {
  baseOf,
  baseWithDialsOf,
  blockingZone,
  type Course,
  coversTool,
  endOfCourse,
  isInArc,
  isObstructed,
  type ObstaclePlace,
  overlapsSquadron,
  type ShipPlace,
  shapeOf,
  shipOverlapsObstacle,
  shipsOverlap,
  sightLine,
  squadronOverlapsObstacle,
  type Target,
} from '../../src/measuring/index.ts';
import {
  gapBetween,
  judgedArc,
  judgedBase,
  judgedBaseWithDials,
  judgedEnd,
  judgedObstacle,
  judgedSquadron,
  judgedTargetingPoint,
  judgedTool,
  judgedZone,
  shareAPoint,
} from './drawn-anew.ts';

const PAIRS = Number(process.env.PAIRS ?? 12_000);
const TIMEOUT = 60_000 + 2 * PAIRS;

type Next = () => number;
type Judge = (next: Next) => string | undefined;

/** Numbers in [0, 1) that a seed determines. */
function stream(seed: string): Next {
  let random = seededRandom(seed);
  return () => {
    const { bits, to } = nextRandom(random);
    random = to;
    return bits / 0x100000000;
  };
}

function pick<T>(next: Next, from: readonly T[]): T {
  return from[Math.floor(next() * from.length)]!;
}

function anyShip(next: Next, spread: number): ShipPlace {
  const heading = next() < 0.2 ? 22.5 * Math.floor(next() * 16) : next() * 360;
  return { pose: pose(next() * spread, next() * spread, heading), class: pick(next, shipClasses) };
}

function anyPoint(next: Next, spread: number): Point {
  return placePoint({ x: next() * spread, y: next() * spread });
}

function anyObstacle(next: Next, spread: number): ObstaclePlace {
  return { id: pick(next, obstacles).id, pose: pose(next() * spread, next() * spread, next() * 360) };
}

function anyTarget(next: Next, spread: number): Target {
  if (next() < 0.3) return { kind: 'squadron', at: anyPoint(next, spread) };
  return { kind: 'hullZone', ship: anyShip(next, spread), zone: pick(next, hullZones) };
}

function judged(target: Target): Flatten.Polygon {
  return target.kind === 'hullZone' ? judgedZone(target.ship, target.zone) : judgedSquadron(target.at);
}

const judgeDistance: Judge = (next) => {
  const [one, other] = [anyTarget(next, 500), anyTarget(next, 500)];
  const measured = Math.sqrt(distanceSquared(shapeOf(one), shapeOf(other)));
  const expected = gapBetween(judged(one), judged(other));
  return Math.abs(measured - expected) > TOLERANCE ? `distance ${measured}, oracle ${expected}` : undefined;
};

const judgeArc: Judge = (next) => {
  const attacker = { kind: 'hullZone', ship: anyShip(next, 500), zone: pick(next, hullZones) } as const;
  const defender = anyTarget(next, 500);
  const gap = gapBetween(judgedArc(attacker.ship, attacker.zone), judged(defender));
  const isIn = isInArc(attacker, defender);
  if (isIn && gap > 3 * TOLERANCE) return `in arc, oracle ${gap} away`;
  return !isIn && gap === 0 ? 'not in arc, the oracle finds a part' : undefined;
};

/** Whether moving one of them by so little, in some direction, parts them. */
function partWithin(a: Flatten.Polygon, b: Flatten.Polygon, depth: number): boolean {
  return Array.from({ length: 90 }, (_, index) => (index * Math.PI) / 45).some((angle) => {
    const away = new Flatten.Vector(depth * Math.cos(angle), depth * Math.sin(angle));
    return !shareAPoint(a, b.translate(away));
  });
}

function judgeOverlap(isOver: boolean, a: Flatten.Polygon, b: Flatten.Polygon): string | undefined {
  const isJudgedOver = shareAPoint(a, b);
  if (isOver) return isJudgedOver ? undefined : `overlap, oracle ${gapBetween(a, b)} away`;
  // Where two corners meet, each part of a base may go as deep as the tolerance.
  return !isJudgedOver || partWithin(a, b, 3 * TOLERANCE) ? undefined : 'no overlap, the oracle finds one';
}

/** Moved along x until it is a hair away from where the bases meet, on either side of it. */
function nearly(next: Next, ship: ShipPlace, other: ShipPlace): ShipPlace {
  if (next() < 0.5) return other;
  const gap = Math.sqrt(distanceSquared(baseWithDialsOf(ship), baseWithDialsOf(other)));
  const towards = other.pose.x < ship.pose.x ? 1 : -1;
  const { x, y, heading } = other.pose;
  return { ...other, pose: pose(x + towards * (gap + (next() - 0.5) * 0.1), y, heading) };
}

const judgeShips: Judge = (next) => {
  const ship = anyShip(next, 130);
  const other = nearly(next, ship, anyShip(next, 130));
  return judgeOverlap(shipsOverlap(ship, other), judgedBaseWithDials(ship), judgedBaseWithDials(other));
};

const judgePieces: Judge = (next) => {
  const [ship, at, place] = [anyShip(next, 130), anyPoint(next, 130), anyObstacle(next, 130)];
  const [base, disc, rock] = [judgedBaseWithDials(ship), judgedSquadron(at), judgedObstacle(place)];
  return (
    judgeOverlap(overlapsSquadron(ship, at), base, disc) ??
    judgeOverlap(shipOverlapsObstacle(ship, place), base, rock) ??
    judgeOverlap(squadronOverlapsObstacle(at, place), disc, rock)
  );
};

/** How deep the line goes into a polygon, at the middles of its stretches inside. */
function depthOf(line: Segment, shape: Flatten.Polygon): number {
  const [start, end] = [line.start, line.end].map(({ x, y }) => new Flatten.Point(x, y)) as [
    Flatten.Point,
    Flatten.Point,
  ];
  const inside = (point: Flatten.Point) =>
    shape.contains(point)
      ? Math.min(...[...shape.edges].map((edge) => (edge as Flatten.Edge).shape.distanceTo(point)[0]))
      : 0;
  if (start.distanceTo(end)[0] < 1e-6) return inside(start);
  const segment = new Flatten.Segment(start, end);
  const share = (point: Flatten.Point) => start.distanceTo(point)[0] / segment.length;
  const cuts = [0, ...shape.intersect(segment).map(share), 1].toSorted((a, b) => a - b);
  const middles = cuts
    .slice(1)
    .map((cut, index) => segment.pointAtLength(((cut + cuts[index]!) / 2) * segment.length)!);
  return Math.max(...middles.map(inside));
}

function judgePassing(isOver: boolean, line: Segment, shape: Flatten.Polygon): string | undefined {
  const deepest = depthOf(line, shape);
  if (isOver && deepest === 0) return 'passes over, the oracle finds no point inside';
  return !isOver && deepest > 3 * TOLERANCE ? `does not pass over, oracle ${deepest} deep` : undefined;
}

const judgeLine: Judge = (next) => {
  const [attacker, defender] = [anyTarget(next, 300), anyTarget(next, 300)];
  const line = sightLine(attacker, defender);
  const third = anyShip(next, 300);
  const rock = anyObstacle(next, 300);
  const blocking = defender.kind === 'hullZone' ? blockingZone(line, defender) : null;
  return (
    judgeEnd(line.start, attacker, defender) ??
    judgeEnd(line.end, defender, attacker) ??
    judgePassing(
      isObstructed(line, attacker, defender, { ships: [third], obstacles: [] }),
      line,
      judgedBase(third),
    ) ??
    judgePassing(
      isObstructed(line, attacker, defender, { ships: [], obstacles: [rock] }),
      line,
      judgedObstacle(rock),
    ) ??
    (defender.kind === 'hullZone' ? judgeZones(line, blocking, defender) : undefined)
  );
};

function judgeZones(
  line: Segment,
  blocking: string | null,
  { ship, zone }: Extract<Target, { kind: 'hullZone' }>,
): string | undefined {
  const others = hullZones
    .filter((each) => each !== zone)
    .map((each) => depthOf(line, judgedZone(ship, each)));
  const deepest = Math.max(...others);
  if (blocking !== null && deepest === 0) return 'blocked, the oracle finds no zone in the way';
  return blocking === null && deepest > 3 * TOLERANCE ? `not blocked, oracle ${deepest} deep` : undefined;
}

/** At a zone its targeting point; at a base on the way from its middle to the nearest point of the other side. */
function judgeEnd({ x, y }: Point, target: Target, opposing: Target): string | undefined {
  const end = new Flatten.Point(x, y);
  if (target.kind === 'hullZone') {
    const off = judgedTargetingPoint(target.ship, target.zone).distanceTo(end)[0];
    return off > TOLERANCE ? `targeting point off by ${off}` : undefined;
  }
  const other = judged(opposing);
  if (shareAPoint(judgedSquadron(target.at), other)) return undefined;
  const gap = gapBetween(judgedSquadron(target.at), other);
  const reached = other.distanceTo(end)[0];
  const isOnBase =
    Math.abs(new Flatten.Point(target.at.x, target.at.y).distanceTo(end)[0] - 17.1) < TOLERANCE;
  return isOnBase && Math.abs(gap - reached) < TOLERANCE ? undefined : `end ${reached} away, nearest ${gap}`;
}

function anyCourse(next: Next): Course {
  const clicks = Array.from({ length: 1 + Math.floor(next() * 4) }, () => Math.floor(next() * 5) - 2);
  return { clicks, side: next() < 0.5 ? 'left' : 'right' };
}

const judgeCourse: Judge = (next) => {
  const [ship, course] = [anyShip(next, 900), anyCourse(next)];
  const end = endOfCourse(ship, course);
  const expected = judgedEnd(ship, course);
  const turned = Math.abs(end.heading - expected.heading);
  if (Math.hypot(end.x - expected.x, end.y - expected.y) > TOLERANCE) return `ends at ${JSON.stringify(end)}`;
  if (Math.min(turned, 360 - turned) > 0.001) return `heads ${end.heading}, oracle ${expected.heading}`;
  const base = judgedBase({ pose: expected, class: ship.class });
  const depths = judgedTool(ship, course).map(
    (part) => shareAPoint(part, base) && !partWithin(part, base, 3 * TOLERANCE),
  );
  const touches = judgedTool(ship, course).some((part) => shareAPoint(part, base));
  const isCovered = coversTool(ship, course);
  if (isCovered && !touches) return 'covers the tool, the oracle finds it free';
  return !isCovered && depths.includes(true)
    ? 'does not cover the tool, the oracle finds it covered'
    : undefined;
};

const judges: Readonly<Record<string, Judge>> = {
  'distances between zones and squadrons': judgeDistance,
  'zones and squadrons in arcs': judgeArc,
  'overlaps of ships': judgeShips,
  'overlaps with squadrons and obstacles': judgePieces,
  'lines of sight': judgeLine,
  'ends of courses and what of the tool they cover': judgeCourse,
};

test.each(Object.entries(judges))(
  '%s agree with pieces drawn by another library',
  { timeout: TIMEOUT },
  (name, judge) => {
    const next = stream(name);
    const count = Math.ceil(PAIRS / Object.keys(judges).length);
    const found: string[] = [];
    for (let index = 0; index < count && found.length < 5; index++) {
      const disagreement = judge(next);
      if (disagreement !== undefined) found.push(`pair ${index}: ${disagreement}`);
    }
    expect(found).toEqual([]);
  },
);

test('the base of a ship is as large in both drawings', () => {
  for (const shipClass of shipClasses) {
    const ship = { pose: pose(10, 20, 33), class: shipClass };
    const { box } = baseOf(ship);
    const judgedBox = judgedBase(ship).box;
    expect(box.minX).toBeCloseTo(judgedBox.xmin, 6);
    expect(box.maxY).toBeCloseTo(judgedBox.ymax, 6);
  }
});
