import {
  type Compound,
  compound,
  type Millimetres,
  type Point,
  type Polygon,
  polygon,
  rectangle,
} from '@sortie/geometry';
import {
  arcMeasures,
  type ByZone,
  baseSizes,
  dialFrameMeasure,
  railMeasure,
  type ShipClass,
  shipClasses,
  sizeOf,
  targetingMeasures,
  tokenMeasure,
} from '../catalogue/index.ts';

/** The lines that bound an arc, from the middle outward: what lies right of the first and left of the second. */
export interface ArcBounds {
  readonly lines: readonly [first: readonly [Point, Point], second: readonly [Point, Point]];
  /** The left and the right arc end at the centre line where the four lines do not meet in one point. */
  readonly centre: readonly [Point, Point] | null;
}

/** The pieces of a class around the origin, the bow up. */
export interface DrawnClass {
  readonly base: Polygon;
  readonly baseWithDials: Compound;
  /** How far its farthest part is from its middle, or a little more. */
  readonly reach: Millimetres;
  readonly token: Polygon;
  readonly zones: ByZone<Polygon>;
  readonly targetingPoints: ByZone<Point>;
  readonly arcs: ByZone<ArcBounds>;
}

const ORIGIN = { x: 0, y: 0, heading: 0 };

function mirrored({ x, y }: Point): Point {
  return { x: 0 - x, y };
}

/** The ends of the arc lines on the right; those on the left mirror them. */
interface TokenLines {
  readonly frontMeet: Point;
  readonly rearMeet: Point;
  readonly frontEdge: Point;
  readonly rearEdge: Point;
}

function linesOf(shipClass: ShipClass): TokenLines {
  const { frontMeet, frontEdge, rearMeet, rearEdge } = arcMeasures[shipClass].value;
  return {
    frontMeet: { x: 0, y: frontMeet },
    rearMeet: { x: 0, y: rearMeet },
    frontEdge: { x: frontEdge[0], y: frontEdge[1] },
    rearEdge: { x: rearEdge[0], y: rearEdge[1] },
  };
}

/** The token cut along its lines, no part of the plastic in it. ar.hull-zone.definition, ar.hull-zone.four */
function drawZones(lines: TokenLines, width: number, length: number): ByZone<Polygon> {
  const { frontMeet, rearMeet, frontEdge, rearEdge } = lines;
  const bow = { x: width / 2, y: length / 2 };
  const stern = { x: width / 2, y: -length / 2 };
  const right = [frontMeet, rearMeet, rearEdge, frontEdge];
  return {
    front: polygon([frontMeet, frontEdge, bow, mirrored(bow), mirrored(frontEdge)]),
    rear: polygon([rearMeet, mirrored(rearEdge), mirrored(stern), stern, rearEdge]),
    right: polygon(right),
    left: polygon(right.map(mirrored)),
  };
}

/** ar.arc.four-arcs */
function drawArcs({ frontMeet, rearMeet, frontEdge, rearEdge }: TokenLines): ByZone<ArcBounds> {
  const frontRight = [frontMeet, frontEdge] as const;
  const rearRight = [rearMeet, rearEdge] as const;
  const frontLeft = [frontMeet, mirrored(frontEdge)] as const;
  const rearLeft = [rearMeet, mirrored(rearEdge)] as const;
  const meetsInOnePoint = frontMeet.y === rearMeet.y;
  return {
    front: { lines: [frontLeft, frontRight], centre: null },
    right: { lines: [frontRight, rearRight], centre: meetsInOnePoint ? null : [frontMeet, rearMeet] },
    rear: { lines: [rearRight, rearLeft], centre: null },
    left: { lines: [rearLeft, frontLeft], centre: meetsInOnePoint ? null : [rearMeet, frontMeet] },
  };
}

function drawTargetingPoints(shipClass: ShipClass): ByZone<Point> {
  const { front, right, rear } = targetingMeasures[shipClass].value;
  const point = ([x, y]: readonly [number, number]): Point => ({ x, y });
  return { front: point(front), right: point(right), left: mirrored(point(right)), rear: point(rear) };
}

/**
 * The base with its rails, and across it two bands that end in the frames of the shield dials.
 * ar.overlap.shield-frames-count, ar.known.base.outline-with-rails, ar.known.base.shield-dial-outline
 */
function drawBaseWithDials(shipClass: ShipClass): Compound {
  const size = sizeOf(shipClass);
  const { width, length } = baseSizes[size];
  const rails = railMeasure.value[size];
  const frame = dialFrameMeasure.value;
  const lengthwise = frame.flatMap(([along, out]) => [{ x: along, y: length / 2 + out }]);
  const across = frame.flatMap(([along, out]) => [{ x: width / 2 + out, y: -along }]);
  const withOpposite = (points: readonly Point[]) =>
    polygon([...points, ...points.map(({ x, y }) => ({ x: 0 - x, y: 0 - y }))]);
  return compound([
    rectangle(ORIGIN, rails.length, rails.width),
    withOpposite(lengthwise),
    withOpposite(across),
  ]);
}

function drawClass(shipClass: ShipClass): DrawnClass {
  const size = sizeOf(shipClass);
  const base = baseSizes[size];
  const token = tokenMeasure.value[size];
  const lines = linesOf(shipClass);
  const baseWithDials = drawBaseWithDials(shipClass);
  const { maxX, maxY } = baseWithDials.box;
  return {
    base: rectangle(ORIGIN, base.length, base.width),
    baseWithDials,
    reach: Math.sqrt(maxX * maxX + maxY * maxY),
    token: rectangle(ORIGIN, token.length, token.width),
    zones: drawZones(lines, token.width, token.length),
    targetingPoints: drawTargetingPoints(shipClass),
    arcs: drawArcs(lines),
  };
}

const drawn = new Map<ShipClass, DrawnClass>(shipClasses.map((each) => [each, drawClass(each)]));

/** Drawn once for each class and put down wherever a ship stands. */
export function drawnClass(shipClass: ShipClass): DrawnClass {
  const found = drawn.get(shipClass);
  if (found === undefined) throw new Error(`no token of the class ${shipClass}`);
  return found;
}
