import { type Point, pointsInAll } from '@sortie/geometry';
import { circle, type Mark, outlineAround, outlineOnTable } from '@sortie/scene';
import { type HullZone, hullZones, rangeBands, squadronCard } from '../catalogue/index.ts';
import {
  arcOf,
  DISTANCE_LIMITS,
  RANGE_LIMITS,
  type ShipPlace,
  SQUADRON_RADIUS,
  squadronReach,
  zoneOf,
} from '../measuring/index.ts';
import { placeOf } from '../rules/places.ts';
import type { PieceWords } from '../text/piece-words.ts';
import type { ArmadaView } from '../view/armada-view.ts';

/** Every point of a hull zone's arc that is no farther from the zone than this. ar.range.measure.from-attacking-zone */
export function arcOutline(ship: ShipPlace, zone: HullZone, distance: number): readonly Point[] {
  return pointsInAll(arcOf(ship, zone), outlineAround(zoneOf(ship, zone).points, distance));
}

/** Straight out of each hull zone. */
const AHEAD: Readonly<Record<HullZone, Point>> = {
  front: { x: 0, y: 1 },
  rear: { x: 0, y: -1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The name of each zone, in the middle of its arc. */
function zoneNames(id: string, { pose }: ShipPlace, words: PieceWords): readonly Mark[] {
  const reach = RANGE_LIMITS.at(-1)!;
  return hullZones.map((zone) => ({
    kind: 'line',
    id: `name ${id} ${zone}`,
    role: 'zone-name',
    points: outlineOnTable(pose, [
      { x: 0, y: 0 },
      { x: AHEAD[zone].x * reach, y: AHEAD[zone].y * reach },
    ]),
    label: words.names.zones[zone],
  }));
}

/** The arcs of a ship in their three range bands, the farthest first, so that the nearer lie on it. */
function arcMarks(id: string, ship: ShipPlace, words: PieceWords): readonly Mark[] {
  const bands = rangeBands.flatMap((band, index) =>
    hullZones.map(
      (zone): Mark => ({
        kind: 'area',
        id: `arc ${id} ${zone} ${band}`,
        role: `band-${index + 1}`,
        points: arcOutline(ship, zone, RANGE_LIMITS[index]!),
      }),
    ),
  );
  return [...bands.reverse(), ...zoneNames(id, ship, words)];
}

/** How far a squadron may move, and where it engages others: distance 1. ar.squadron-move.max-distance, ar.engagement.distance-one */
function squadronMarks(id: string, at: Point, speed: number, words: PieceWords): readonly Mark[] {
  return [
    {
      kind: 'area',
      id: `speed ${id}`,
      role: 'band-2',
      points: circle(squadronReach(speed) + SQUADRON_RADIUS, at, 72),
      label: words.speed(speed),
    },
    {
      kind: 'area',
      id: `engagement ${id}`,
      role: 'band-1',
      points: circle(DISTANCE_LIMITS[0]! + SQUADRON_RADIUS, at, 72),
      label: words.distance(1),
    },
  ];
}

/** What a unit covers from where it stands: the arcs of a ship, the reach of a squadron. */
export function reachMarks({ ships, squadrons }: ArmadaView, id: string, words: PieceWords): readonly Mark[] {
  const ship = ships.find((each) => each.id === id);
  if (ship?.pose && !ship.removed) return arcMarks(id, placeOf({ card: ship.card, pose: ship.pose }), words);
  const squadron = squadrons.find((each) => each.id === id);
  if (!squadron?.at || squadron.removed) return [];
  return squadronMarks(id, squadron.at, squadronCard(squadron.card).speed, words);
}
