import type { Compound, Millimetres, Polygon, Pose, Shape } from '@sortie/geometry';
import { compound, placeShape, rectangle } from '@sortie/geometry';
import type { Size } from '../catalogue/index.ts';
import type { Ship } from '../model/index.ts';
import type { PlacedShip } from './in-play.ts';
import { typeOf } from './in-play.ts';

/** The model on top plays no part. xw.geometry.base.small, xw.geometry.base.large, xw.ship.miniature.no-effect */
const BASE_LENGTH: Readonly<Record<Size, Millimetres>> = { small: 40, large: 80, huge: 80 };

/** Pegs stand on either side of the 20 mm template. xw.geometry.base.guides */
const PEG_INNER: Millimetres = 10;
const PEG_WIDTH: Millimetres = 2;

export function baseLength(ship: Pick<Ship, 'type'>): Millimetres {
  return BASE_LENGTH[typeOf(ship).size];
}

const bases = new WeakMap<Pose, Polygon>();

/** The base without its pegs: what range and arcs measure. xw.range.guides-ignored */
export function baseOf(ship: PlacedShip): Polygon {
  let base = bases.get(ship.pose);
  if (!base) {
    base = baseAt(ship, ship.pose);
    bases.set(ship.pose, base);
  }
  return base;
}

export function baseAt(ship: Pick<Ship, 'type'>, pose: Pose): Polygon {
  const length = baseLength(ship);
  return rectangle(pose, length, length);
}

const bodies = new WeakMap<Pose, { readonly guides: Millimetres; readonly shape: Shape }>();

/** The base with its pegs: what overlaps are tested with. xw.overlap.guides-count */
export function bodyOf(ship: PlacedShip, guides: Millimetres): Shape {
  const known = bodies.get(ship.pose);
  if (known?.guides === guides) return known.shape;
  const shape = bodyAt(ship, ship.pose, guides);
  bodies.set(ship.pose, { guides, shape });
  return shape;
}

export function bodyAt(ship: Pick<Ship, 'type'>, pose: Pose, guides: Millimetres): Shape {
  return placeShape(drawnBody(typeOf(ship).size, guides) as Compound, pose);
}

/** Drawn once for each size and length of peg, and put down wherever a ship stands. */
const drawnBodies: Readonly<Record<Size, Map<Millimetres, Polygon | Compound>>> = {
  small: new Map(),
  large: new Map(),
  huge: new Map(),
};

function drawnBody(size: Size, guides: Millimetres): Polygon | Compound {
  const drawn = drawnBodies[size];
  let body = drawn.get(guides);
  if (!body) {
    body = drawBody(BASE_LENGTH[size], guides);
    drawn.set(guides, body);
  }
  return body;
}

function drawBody(length: Millimetres, guides: Millimetres): Polygon | Compound {
  const origin: Pose = { x: 0, y: 0, heading: 0 };
  const base = rectangle(origin, length, length);
  if (guides === 0) return base;
  const pegs = [1, -1].flatMap((end) =>
    [1, -1].map((side) => {
      const x = side * (PEG_INNER + PEG_WIDTH / 2);
      const y = end * (length / 2 + guides / 2);
      return rectangle({ x, y, heading: 0 }, guides, PEG_WIDTH);
    }),
  );
  return compound([base, ...pegs]);
}
