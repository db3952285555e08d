import type { Point, Pose } from '@sortie/geometry';
import type { Decision } from '@sortie/kernel';
import type { Edge } from '@sortie/xwing/model';
import type { XwingView } from '@sortie/xwing/view';

/** A strip along an edge, in millimetres from it. */
export interface Zone {
  readonly edge: Edge;
  readonly from: number;
  readonly to: number;
  /** The ship it is meant for, where it is not for all. */
  readonly ship?: string;
}

/** Where the answers to a question lie. docs/referee-protocol.md */
export type Region =
  | { readonly kind: 'area'; readonly corners: readonly [Point, Point] }
  | { readonly kind: 'zones'; readonly zones: readonly Zone[]; readonly mayDecline?: boolean }
  | {
      readonly kind: 'line';
      readonly field: string;
      readonly from: number;
      readonly to: number;
      readonly poses: readonly [Pose, Pose];
    };

export function regionOf({ answers }: Decision): Region | undefined {
  return answers.kind === 'region' ? (answers.region as unknown as Region) : undefined;
}

type Area = XwingView['options']['area'];

export function zoneCorners({ width, depth }: Area, { edge, from, to }: Zone): readonly Point[] {
  switch (edge) {
    case 'south':
      return box(0, from, width, to);
    case 'north':
      return box(0, depth - to, width, depth - from);
    case 'west':
      return box(from, 0, to, depth);
    case 'east':
      return box(width - to, 0, width - from, depth);
  }
}

export function box(left: number, bottom: number, right: number, top: number): readonly Point[] {
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}
