import { type Pose, pose, turned } from '@sortie/geometry';
import type { Bearing, Maneuver, Speed } from '@sortie/xwing/catalogue';
import type { Ship } from '@sortie/xwing/model';
import { baseLength, type ShipView, templateOf, type XwingView } from '@sortie/xwing/view';
import type { Mark, Piece, Scene } from '../../table/scene.ts';
import type { Seen } from '../table-game.ts';
import { bombShapes, circle, obstacleShapes, reachOf } from './local-shapes.ts';
import { Glides } from './motion/glides.ts';
import { lastManeuver, type Moved } from './motion/last-move.ts';
import { templateOutline } from './motion/template-outline.ts';
import { namesFor } from './names-for.ts';
import { box, regionOf, zoneCorners } from './region.ts';
import { shipPiece } from './ship-piece.ts';
import type { XwingSay } from './text/xwing-say.ts';

const glides = new Glides();

/** Everything on the table as plain shapes. */
export function sceneOf(seen: Seen<XwingView>, say: XwingSay): Scene {
  const { table } = seen;
  return {
    area: table.options.area,
    pieces: [
      ...obstaclePieces(seen, say),
      ...satellitePieces(seen, say),
      ...bombPieces(seen, say),
      ...shipPieces(seen, say),
    ],
    marks: [...regionMarks(seen, say), ...templateMarks(seen)],
  };
}

function shipPieces(seen: Seen<XwingView>, say: XwingSay): readonly Piece[] {
  return seen.table.ships.flatMap((ship) => {
    if (!ship.pose || ship.gone !== null) return [];
    const path = glides.follow(ship)?.path;
    const piece = shipPiece(ship, ship.pose, seen, say);
    return [path ? { ...piece, path } : piece];
  });
}

function obstaclePieces({ table }: Seen<XwingView>, say: XwingSay): readonly Piece[] {
  return table.obstacles.flatMap((obstacle) =>
    obstacle.pose ? [obstaclePiece(obstacle, obstacle.pose, table, say)] : [],
  );
}

type Obstacle = XwingView['obstacles'][number];

/** An obstacle at a place: its own, or one where it is held in the hand. */
export function obstaclePiece(obstacle: Obstacle, at: Piece['pose'], table: XwingView, say: XwingSay): Piece {
  const shapes = obstacleShapes(obstacle, table);
  return {
    id: obstacle.id,
    kind: obstacle.kind === 'asteroid' ? 'obstacle' : 'debris',
    side: null,
    pose: at,
    shapes,
    reach: reachOf(shapes),
    name: say(obstacle.kind, { number: Number(obstacle.id.replace(/\D/g, '')) }),
  };
}

function satellitePieces({ table }: Seen<XwingView>, say: XwingSay): readonly Piece[] {
  return (table.mission?.satellites ?? []).flatMap((satellite) =>
    satellite.at ? [satellitePiece(satellite.id, pose(satellite.at.x, satellite.at.y, 0), say)] : [],
  );
}

/** A disc of 40 mm. xw.geometry.mission-tokens */
const SATELLITE_RADIUS = 20;
const dish = [
  { role: 'satellite', points: circle(SATELLITE_RADIUS) },
  { role: 'panel', points: circle(SATELLITE_RADIUS * 0.45) },
] as const;

export function satellitePiece(id: string, at: Piece['pose'], say: XwingSay): Piece {
  return {
    id,
    kind: 'satellite',
    side: null,
    pose: at,
    shapes: dish,
    reach: SATELLITE_RADIUS,
    name: say('satellite', { number: Number(id.replace(/\D/g, '')) }),
  };
}

function bombPieces(seen: Seen<XwingView>, say: XwingSay): readonly Piece[] {
  const names = namesFor(seen);
  return seen.table.bombs.map((bomb) => {
    const shapes = bombShapes(bomb, seen.table);
    const name = say('bombNamed', { bomb: names.card(bomb.bomb) ?? '', owner: names.side(bomb.side) });
    return { id: bomb.id, kind: 'bomb', side: bomb.side, pose: bomb.pose, shapes, reach: 14, name };
  });
}

/** Where the pieces may go that a question of set-up is about. */
function regionMarks({ table, decisions }: Seen<XwingView>, say: XwingSay): readonly Mark[] {
  const marks = decisions.flatMap((decision): readonly Mark[] => {
    const region = regionOf(decision);
    if (region?.kind === 'area') {
      const [low, high] = region.corners;
      const points = box(low.x, low.y, high.x, high.y);
      return [{ kind: 'area', id: 'region', role: 'zone', points, label: say('obstacleArea') }];
    }
    if (region?.kind !== 'zones') return [];
    return region.zones.map((zone) => ({
      kind: 'area',
      id: `zone ${zone.edge} ${zone.from} ${zone.to}`,
      role: 'zone',
      points: zoneCorners(table.options.area, zone),
    }));
  });
  return [...new Map(marks.map((mark) => [mark.id, mark])).values()];
}

/** The template of the ship that is flying: laid when its dial is revealed, shown until its activation ends. */
function templateMarks({ table, log }: Seen<XwingView>): readonly Mark[] {
  const ship = table.ships.find(({ id }) => id === table.activeShip);
  if (table.phase !== 'activation' || !ship?.pose || ship.gone !== null) return [];
  const flown = lastManeuver(log, ship.id);
  const points = flown ? flownTemplate(ship, flown) : revealedTemplate(ship, ship.pose);
  return points ? [{ kind: 'area', id: 'template', role: 'template', points }] : [];
}

function revealedTemplate(ship: ShipView, at: Pose) {
  const { dial, dialRevealed } = ship;
  return dialRevealed && dial !== null && dial !== 'hidden' ? templateFrom(ship, at, dial) : undefined;
}

function flownTemplate(ship: ShipView, { from, how }: Moved) {
  const [bearing = '', speed = ''] = how.split(' ');
  return templateFrom(ship, from, { bearing: bearing as Bearing, speed: Number(speed) as Speed });
}

function templateFrom(ship: ShipView, at: Pose, maneuver: Pick<Maneuver, 'speed' | 'bearing'>) {
  const template = templateOf(maneuver);
  if (!template) return undefined;
  const start = maneuver.bearing.startsWith('reverse') ? turned(at, 180) : at;
  return templateOutline(template, start, baseLength(ship as unknown as Ship));
}
