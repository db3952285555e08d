import type { Point } from '@sortie/geometry';
import type { Size } from '../whole-table.ts';
import type { Extent } from './focus.ts';
import type { Box } from './framing.ts';

/** The table as it lies on the screen before it is moved and scaled: millimetres, y down, perhaps turned round. */
export class Ground {
  constructor(
    readonly area: Size,
    private readonly isTurned: boolean,
  ) {}

  isLike({ width, height }: Size, isTurned: boolean): boolean {
    return width === this.area.width && height === this.area.height && isTurned === this.isTurned;
  }

  fromTable({ x, y }: Point): [number, number] {
    const { width, height } = this.area;
    return this.isTurned ? [width - x, y] : [x, height - y];
  }

  toTable(x: number, y: number): Point {
    const { width, height } = this.area;
    return this.isTurned ? { x: width - x, y } : { x, y: height - y };
  }

  boxOf({ left, right, bottom, top }: Extent): Box {
    const [x1, y1] = this.fromTable({ x: left, y: top });
    const [x2, y2] = this.fromTable({ x: right, y: bottom });
    return {
      x: Math.min(x1, x2),
      y: Math.min(y1, y2),
      width: Math.max(1, right - left),
      height: Math.max(1, top - bottom),
    };
  }
}
