import { type Pose, turnPose } from '@sortie/geometry';
import { box, type Mark, type Piece, type Scene, stripCorners } from '@sortie/scene';
import type { Bearing, Maneuver, Speed } from '@sortie/xwing/catalogue';
import { sceneOf } from '@sortie/xwing/scene';
import { texts } from '@sortie/xwing/text';
import { baseLength, type ShipView, templateOf, type XwingView } from '@sortie/xwing/view';
import { regionOf } from '../../table/region.ts';
import type { Seen as SeenTable } from '../../table/table-game.ts';
import { Glides } from './motion/glides.ts';
import { lastManeuver, type Moved } from './motion/last-move.ts';
import { templateOutline } from './motion/template-outline.ts';
import { namesFor } from './names-for.ts';
import type { XwingSay } from './text/xwing-say.ts';
import './scene.css';

/** Drawing needs no sentences. */
type Seen = Omit<SeenTable<XwingView>, 'text'>;

const glides = new Glides();

/** What lies on the table, gliding where it was moved, with what the open questions and the flight add to it. */
export function seenScene(seen: Seen, say: XwingSay): Scene {
  const { area, pieces } = sceneOf(seen.table, sceneWords(seen));
  return {
    area,
    pieces: pieces.map((piece) => glidingPiece(piece, seen.table)),
    marks: [...regionMarks(seen, say), ...templateMarks(seen)],
  };
}

export function sceneWords(seen: Seen) {
  return { names: namesFor(seen), words: texts(seen.language).pieceWords };
}

function glidingPiece(piece: Piece, table: XwingView): Piece {
  const ship = piece.kind === 'ship' ? table.ships.find(({ id }) => id === piece.id) : undefined;
  const path = ship && glides.follow(ship)?.path;
  return path ? { ...piece, path } : piece;
}

/** Where the pieces may go that a question of set-up is about. */
function regionMarks({ table, decisions }: Seen, say: XwingSay): readonly Mark[] {
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
      points: stripCorners(table.options.area, zone),
    }));
  });
  return [...new Map(marks.map((mark) => [mark.id, mark])).values()];
}

/** The template of the ship that is flying: laid when its dial is revealed, shown until its activation ends. */
function templateMarks({ table, log }: Seen): readonly Mark[] {
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
  const [bearing = '', speed = '', along] = how.split(' ');
  return templateFrom(ship, from, {
    bearing: bearing as Bearing,
    speed: Number(speed) as Speed,
    ...(along === undefined ? {} : { along: along as NonNullable<Maneuver['along']> }),
  });
}

function templateFrom(ship: ShipView, at: Pose, maneuver: Pick<Maneuver, 'speed' | 'bearing' | 'along'>) {
  const template = templateOf(maneuver);
  if (!template) return undefined;
  const start = maneuver.bearing.startsWith('reverse') ? turnPose(at, 180) : at;
  return templateOutline(template, start, baseLength(ship));
}
