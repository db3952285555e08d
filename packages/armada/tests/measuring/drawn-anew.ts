import Flatten from '@flatten-js/core';
import {
  arcMeasures,
  baseSizes,
  dialFrameMeasure,
  type HullZone,
  obstacleMeasure,
  railMeasure,
  sizeOf,
  squadronBaseMeasure,
  targetingMeasures,
  tokenMeasure,
  toolMeasure,
  toolOffsetMeasure,
} from '../../src/catalogue/index.ts';
import type { Course, ObstaclePlace, ShipPlace } from '../../src/measuring/index.ts';

// The pieces drawn a second time from the measures, with the host's sine and another library's shapes.

type Corner = readonly [x: number, y: number];

interface Placed {
  readonly pose: ShipPlace['pose'];
}

function put({ pose }: Placed, [x, y]: Corner): [number, number] {
  const angle = (pose.heading * Math.PI) / 180;
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [pose.x + x * c + y * s, pose.y - x * s + y * c];
}

/** Corners that repeat would make an edge without length. */
function polygonOf(at: Placed, corners: readonly Corner[]): Flatten.Polygon {
  const distinct = corners.filter(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    return Math.hypot(x - nextX, y - nextY) > 1e-9;
  });
  return new Flatten.Polygon(distinct.map((corner) => put(at, corner)));
}

const mirrored = ([x, y]: Corner): Corner => [-x, y];

export function judgedZone(ship: ShipPlace, zone: HullZone): Flatten.Polygon {
  const { frontMeet, frontEdge, rearMeet, rearEdge } = arcMeasures[ship.class].value;
  const { width, length } = tokenMeasure.value[sizeOf(ship.class)];
  const side: readonly Corner[] = [[0, frontMeet], frontEdge, rearEdge, [0, rearMeet]];
  const end = (meet: number, edge: Corner, y: number): readonly Corner[] => [
    [0, meet],
    edge,
    [width / 2, y],
    [-width / 2, y],
    mirrored(edge),
  ];
  switch (zone) {
    case 'front':
      return polygonOf(ship, end(frontMeet, frontEdge, length / 2));
    case 'rear':
      return polygonOf(ship, end(rearMeet, rearEdge, -length / 2));
    case 'right':
      return polygonOf(ship, side);
    case 'left':
      return polygonOf(ship, side.map(mirrored));
  }
}

/** Far more than any table. */
const FAR = 50_000;

export function judgedArc(ship: ShipPlace, zone: HullZone): Flatten.Polygon {
  const { frontMeet, frontEdge, rearMeet, rearEdge } = arcMeasures[ship.class].value;
  const far = (meet: number, [x, y]: Corner): Corner => {
    const length = Math.hypot(x, y - meet);
    return [(x / length) * FAR, meet + ((y - meet) / length) * FAR];
  };
  const [front, rear] = [far(frontMeet, frontEdge), far(rearMeet, rearEdge)];
  const side: readonly Corner[] = [[0, frontMeet], front, rear, [0, rearMeet]];
  switch (zone) {
    case 'front':
      return polygonOf(ship, [[0, frontMeet], front, mirrored(front)]);
    case 'rear':
      return polygonOf(ship, [[0, rearMeet], rear, mirrored(rear)]);
    case 'right':
      return polygonOf(ship, side);
    case 'left':
      return polygonOf(ship, side.map(mirrored));
  }
}

export function judgedBase(ship: ShipPlace): Flatten.Polygon {
  const { width, length } = baseSizes[sizeOf(ship.class)];
  return rectangleOf(ship, width, length);
}

function rectangleOf(at: Placed, width: number, length: number): Flatten.Polygon {
  const [x, y] = [width / 2, length / 2];
  return polygonOf(at, [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ]);
}

/** The base with its rails as one outline, a frame standing out of each side. */
export function judgedBaseWithDials(ship: ShipPlace): Flatten.Polygon {
  const size = sizeOf(ship.class);
  const [width, length] = [baseSizes[size].width / 2, baseSizes[size].length / 2];
  const rail = railMeasure.value[size].width / 2;
  const frame = dialFrameMeasure.value;
  // The frames on the sides begin where they come out of the rails.
  const [first, second] = [frame[0]!, frame[1]!];
  const share = (rail - width) / second[1];
  const begin = first[0] + (second[0] - first[0]) * share;
  const inner = frame.slice(1, -1);
  const quarters: readonly Corner[] = [
    ...frame.map(([along, out]): Corner => [along, length + out]),
    [rail, length],
    [rail, -begin],
    ...inner.map(([along, out]): Corner => [width + out, -along]),
    [rail, begin],
    [rail, -length],
  ];
  return polygonOf(ship, [...quarters, ...quarters.map(([x, y]): Corner => [-x, -y])]);
}

export function judgedTargetingPoint(ship: ShipPlace, zone: HullZone): Flatten.Point {
  const points = targetingMeasures[ship.class].value;
  const local = zone === 'left' ? mirrored(points.right) : points[zone];
  return new Flatten.Point(...put(ship, local));
}

export function judgedObstacle(place: ObstaclePlace): Flatten.Polygon {
  return polygonOf(place, obstacleMeasure.value[place.id]);
}

export function judgedSquadron({ x, y }: { readonly x: number; readonly y: number }): Flatten.Polygon {
  return new Flatten.Polygon(new Flatten.Circle(new Flatten.Point(x, y), squadronBaseMeasure.value / 2));
}

/** Where the tool is docked at first, and after each joint; headings are not brought under 360. */
function docksOf(ship: ShipPlace, { clicks, side }: Course): readonly Placed[] {
  const size = sizeOf(ship.class);
  const { dockingPointToJoint, jointToDockingPoint } = toolMeasure.value;
  const across = (side === 'left' ? -1 : 1) * toolOffsetMeasure.value[size];
  const [x, y] = put(ship, [across, baseSizes[size].length / 2]);
  const docks: Placed[] = [{ pose: { x, y, heading: ship.pose.heading } }];
  for (const click of clicks) {
    const from = docks.at(-1)!;
    const [jointX, jointY] = put(from, [0, dockingPointToJoint]);
    const joint = { pose: { x: jointX, y: jointY, heading: from.pose.heading + 22.5 * click } };
    const [dockX, dockY] = put(joint, [0, jointToDockingPoint]);
    docks.push({ pose: { x: dockX, y: dockY, heading: joint.pose.heading } });
  }
  return docks;
}

export function judgedEnd(ship: ShipPlace, course: Course): ShipPlace['pose'] {
  const size = sizeOf(ship.class);
  const dock = docksOf(ship, course).at(-1)!;
  const across = (course.side === 'left' ? 1 : -1) * toolOffsetMeasure.value[size];
  const [x, y] = put(dock, [across, -baseSizes[size].length / 2]);
  return { x, y, heading: ((dock.pose.heading % 360) + 360) % 360 };
}

/** The tool up to the last joint: from each docking point ahead to the joint, and behind it to the one before. */
export function judgedTool(ship: ShipPlace, course: Course): readonly Flatten.Polygon[] {
  const size = sizeOf(ship.class);
  const half = toolOffsetMeasure.value[size] - baseSizes[size].width / 2;
  const { dockingPointToJoint, jointToDockingPoint, guideBlockLength } = toolMeasure.value;
  return docksOf(ship, course)
    .slice(0, -1)
    .map((dock, index) => {
      const behind = index === 0 ? guideBlockLength : jointToDockingPoint;
      return polygonOf(dock, [
        [-half, -behind],
        [half, -behind],
        [half, dockingPointToJoint],
        [-half, dockingPointToJoint],
      ]);
    });
}

export function shareAPoint(a: Flatten.Polygon, b: Flatten.Polygon): boolean {
  if (!a.box.intersect(b.box)) return false;
  return a.intersect(b).length > 0 || a.contains(b.vertices[0]!) || b.contains(a.vertices[0]!);
}

export function gapBetween(a: Flatten.Polygon, b: Flatten.Polygon): number {
  return shareAPoint(a, b) ? 0 : a.distanceTo(b)[0];
}
