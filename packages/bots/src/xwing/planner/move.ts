import type { Polygon, Pose } from '@sortie/geometry';
import { movePose, pathShape, poseOnPath, rectangle, turnPose } from '@sortie/geometry';
import type { Bearing, Difficulty, Maneuver } from '@sortie/xwing/catalogue';
import { shipType } from '@sortie/xwing/catalogue';
import { templateOf } from '@sortie/xwing/view';
import { type Ground, insideBy, isOnAsteroid, isOnTable, rocksUnder } from './ground.ts';
import type { Piece } from './piece.ts';
import { type Stand, standAt, standsOverlap } from './stand.ts';

/** Where a ship may come to stand, and what it has gone through on the way. */
export interface Move {
  /** Null stays where it is. */
  readonly maneuver: Pick<Maneuver, 'speed' | 'bearing'> | null;
  readonly stand: Stand;
  readonly difficulty: Difficulty;
  readonly rocks: number;
  readonly onAsteroid: boolean;
  readonly leaves: boolean;
  /** The part of its dial that stays on the table from there. */
  readonly room: number;
  /** The part of its dial that stays on the table and meets no obstacle from there. */
  readonly safe: number;
  /** Another ship that stops it on its way leaves it on an obstacle, or no way but over obstacles. */
  readonly isTight: boolean;
  /** It may perform an action afterwards. */
  readonly acts: boolean;
  /** A ship that has yet to move keeps it from the end of its template. */
  readonly bumps: boolean;
  /** Ships that it touches there as long as they stay, and so cannot attack. xw.overlap.touching.no-attack */
  readonly touches: readonly string[];
}

const FLIPPING: ReadonlySet<Bearing> = new Set(['koiogranTurn', 'segnorsLoopLeft', 'segnorsLoopRight']);

/** Where a maneuver ends if nothing is in its way. */
export function endOfManeuver(
  start: Pose,
  half: number,
  maneuver: Pick<Maneuver, 'speed' | 'bearing'>,
): Pose {
  const template = templateOf(maneuver);
  if (!template) return start;
  const isReverse = maneuver.bearing.startsWith('reverse');
  const from = isReverse ? turnPose(start, 180) : start;
  const end = poseOnPath(template, from, 2 * half, template.length);
  if (maneuver.bearing === 'tallonRollLeft') return turnPose(end, -90);
  if (maneuver.bearing === 'tallonRollRight') return turnPose(end, 90);
  return FLIPPING.has(maneuver.bearing) || isReverse ? turnPose(end, 180) : end;
}

/** Nearer to an edge than this, the way out must be thought of. */
const EDGE = 260;

/** The move that a maneuver makes, with these pieces in its way. */
export function moveBy(ground: Ground, piece: Piece, maneuver: Maneuver, blockers: readonly Piece[]): Move {
  const { half } = piece.stand;
  const start: Pose = piece.stand;
  const free = standAt(endOfManeuver(start, half, maneuver), half);
  const bumps = blockers.some((other) => standsOverlap(free, other.stand));
  const { stand, touches } = bumps ? slidBack(piece, maneuver, blockers) : { stand: free, touches: [] };
  const end: Pose = stand;
  const template = templateOf(maneuver);
  const base = bodyAt(end, half);
  const track = template ? [pathShape(template, movePose(start, half))] : [];
  // Whoever is in the way may have moved on by then, so that the ship flies all of its way.
  const rocks = rocksUnder(ground, bumps ? [base, bodyAt(free, half), ...track] : [base, ...track]);
  const leaves = !isOnTable(ground, stand);
  const stress = piece.ship.tokens.stress;
  const isStressed = maneuver.difficulty === 'red' || stress > (maneuver.difficulty === 'green' ? 1 : 0);
  return {
    maneuver: { speed: maneuver.speed, bearing: maneuver.bearing },
    stand,
    difficulty: maneuver.difficulty,
    rocks,
    onAsteroid: rocks > 0 && isOnAsteroid(ground, base),
    leaves,
    ...(leaves ? { room: 0, safe: 0 } : spaceAt(ground, piece, stand)),
    isTight: !leaves && isTightBy(ground, piece, maneuver),
    acts: rocks === 0 && !isStressed && !bumps,
    bumps,
    touches: isSamePlace(stand, piece.stand) ? [...touches, ...piece.touches] : touches,
  };
}

/** The pegs of a base reach out at its front and rear. xw.geometry.base.guides */
const PEGS = 2;

function bodyAt(at: Pose, half: number): Polygon {
  return rectangle(at, 2 * (half + PEGS), 2 * half);
}

function isSamePlace(one: Stand, other: Stand): boolean {
  return one.x === other.x && one.y === other.y;
}

/** How finely a place to stop is looked for. */
const STEP = 8;

/** Back along the template to the first place that is clear; not turned about then. xw.maneuver.k-turn-overlap-no-flip */
function slidBack(
  { stand: from }: Piece,
  maneuver: Maneuver,
  blockers: readonly Piece[],
): Pick<Move, 'stand' | 'touches'> {
  const template = templateOf(maneuver);
  if (!template) return { stand: from, touches: [] };
  const length = 2 * from.half;
  const isReverse = maneuver.bearing.startsWith('reverse');
  const start = isReverse ? turnPose(from, 180) : from;
  let touches: readonly string[] = [];
  for (let at = template.length; at > -length; at -= STEP) {
    const along = poseOnPath(template, start, length, at);
    const stand = standAt(isReverse ? turnPose(along, 180) : along, from.half);
    const overlapped = blockers.filter((other) => standsOverlap(stand, other.stand));
    if (overlapped.length === 0) return { stand, touches };
    touches = overlapped.map(({ id }) => id);
  }
  return { stand: from, touches };
}

/** Staying where it is: its turn is over, or it has no dial. */
export function stay(ground: Ground, piece: Piece): Move {
  const { stand } = piece;
  const base = rectangle(stand, 2 * stand.half, 2 * stand.half);
  return {
    maneuver: null,
    stand,
    difficulty: 'white',
    rocks: 0,
    onAsteroid: isOnAsteroid(ground, base),
    leaves: false,
    room: 1,
    safe: 1,
    isTight: false,
    acts: false,
    bumps: false,
    touches: piece.touches,
  };
}

/** Obstacles farther from the middle of a base are out of the reach of its next maneuver. */
const NEAR = 240;

/** What the next maneuver finds from there; red ones are left for better days. */
export function spaceAt(ground: Ground, piece: Piece, stand: Stand): Pick<Move, 'room' | 'safe'> {
  const rocks = ground.rocks.filter(({ x, y }) => {
    const [dx, dy] = [x - stand.x, y - stand.y];
    return dx * dx + dy * dy < NEAR * NEAR;
  });
  const isInside = insideBy(ground, stand) > EDGE;
  const dial = shipType(piece.ship.type).dial.filter(({ difficulty }) => difficulty !== 'red');
  if (dial.length === 0 || (isInside && rocks.length === 0)) return { room: 1, safe: 1 };
  const front = movePose(stand, stand.half);
  const staying = dial.filter((maneuver) =>
    isOnTable(ground, standAt(endOfManeuver(stand, stand.half, maneuver), stand.half)),
  );
  const safe = staying.filter((maneuver) => {
    const template = templateOf(maneuver);
    const body = bodyAt(endOfManeuver(stand, stand.half, maneuver), stand.half);
    return rocksUnder({ rocks }, template ? [pathShape(template, front), body] : [body]) === 0;
  });
  return { room: staying.length / dial.length, safe: safe.length / dial.length };
}

/** Shares of a way at which another ship may stop it. */
const STOPS = [0.2, 0.4, 0.6, 0.8] as const;

/** With less of its dial left a ship is as good as caught. */
const CAUGHT = 0.15;

function isTightBy(ground: Ground, piece: Piece, maneuver: Maneuver): boolean {
  const template = templateOf(maneuver);
  if (!template || maneuver.bearing.startsWith('reverse')) return false;
  const { half } = piece.stand;
  const stopAt = (share: number) => poseOnPath(template, piece.stand, 2 * half, share * template.length);
  const stops = STOPS.map(stopAt);
  return (
    rocksUnder(
      ground,
      stops.map((stop) => bodyAt(stop, half)),
    ) > 0 || spaceAt(ground, piece, standAt(stopAt(0.5), half)).safe < CAUGHT
  );
}

/** An ion maneuver. xw.ion.activation-white-1-straight */
const ION: Maneuver = { speed: 1, bearing: 'straight', difficulty: 'white' };

/** What a ship flies that had no dial in time. ev.variant.timed-planning.white-two-straight */
const LATE: Maneuver = { speed: 2, bearing: 'straight', difficulty: 'white' };

/** Every move that the piece may make in this round; red ones not while stressed. xw.stress.red-revealed-opponent-picks */
export function movesOf(ground: Ground, piece: Piece, blockers: readonly Piece[]): readonly Move[] {
  const { ship } = piece;
  const type = shipType(ship.type);
  if (type.dial.length === 0) return [stay(ground, piece)];
  // ev.variant.timed-planning.no-action
  if (ship.missedDial) return [{ ...moveBy(ground, piece, LATE, blockers), acts: false }];
  if (ship.tokens.ion >= (type.size === 'small' ? 1 : 2)) return [moveBy(ground, piece, ION, blockers)];
  const legal = type.dial.filter(({ difficulty }) => difficulty !== 'red' || ship.tokens.stress === 0);
  return legal.map((maneuver) => moveBy(ground, piece, maneuver, blockers));
}
