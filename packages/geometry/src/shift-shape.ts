import type { Box } from './box.ts';
import type { Point } from './point.ts';
import type { Shape } from './shape.ts';

function shiftedBox(box: Box, by: Point): Box {
  return { minX: box.minX + by.x, maxX: box.maxX + by.x, minY: box.minY + by.y, maxY: box.maxY + by.y };
}

/** The shape moved without turning. */
export function shiftShape<S extends Shape>(shape: S, by: Point): S;
export function shiftShape(shape: Shape, by: Point): Shape {
  const move = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  const box = shiftedBox(shape.box, by);
  switch (shape.kind) {
    case 'polygon':
      return {
        ...shape,
        points: shape.points.map(move),
        parts: shape.parts.map((part) => shiftShape(part, by)),
        box,
      };
    case 'disc':
    case 'sector':
      return { ...shape, centre: move(shape.centre), box };
    case 'compound':
      return { ...shape, parts: shape.parts.map((part) => shiftShape(part, by)), box };
  }
}
