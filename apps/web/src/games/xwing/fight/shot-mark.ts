import type { Point } from '@sortie/geometry';
import type { Mark } from '@sortie/scene';

export interface MeasuredLine {
  readonly line: readonly [Point, Point];
  readonly range: number;
  readonly obstructed: boolean;
}

/** The line that was measured, as a mark on the board; a faint one is not looked at now. */
export function shotMark(
  id: string,
  { line, obstructed }: MeasuredLine,
  look: { readonly label?: string; readonly faint?: boolean } = {},
): Mark {
  const { label, faint = false } = look;
  const role = faint ? 'shot-faint' : obstructed ? 'obstructed' : 'attack';
  return { kind: 'line', id: `shot ${id}`, role, points: line, ...(label === undefined ? {} : { label }) };
}
