import type { Point } from '@sortie/geometry';
import type { Mark } from '@sortie/scene';

/** A line that was measured, with what it came to. */
export function markMeasured(id: string, points: readonly Point[], label: string, role = 'measured'): Mark {
  return { kind: 'line', id, role, points, label };
}

export function area(id: string, role: string, points: readonly Point[], label?: string): Mark {
  return { kind: 'area', id, role, points, ...(label === undefined ? {} : { label }) };
}

/** Over the pieces, for the outline of a base that stands elsewhere. */
export function outline(id: string, role: string, points: readonly Point[], label?: string): Mark {
  return { kind: 'area', id, role, points, above: true, ...(label === undefined ? {} : { label }) };
}
