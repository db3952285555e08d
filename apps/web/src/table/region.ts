import type { Point, Pose } from '@sortie/geometry';
import type { Decision } from '@sortie/kernel';
import type { Strip } from '@sortie/scene';

export interface Zone extends Strip {
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
