import type { Point } from '@sortie/geometry';

export type Outline = readonly Point[];

export type DetailRole = 'hull' | 'panel' | 'engine' | 'cockpit';

export interface Detail {
  readonly role: DetailRole;
  readonly outline: Outline;
}

/** A craft seen from above in millimetres, nose ahead (+y), the middle of its base at 0. Drawn in this order. */
export interface Silhouette {
  readonly outline: Outline;
  readonly details: readonly Detail[];
}

const roles: readonly DetailRole[] = ['hull', 'panel', 'engine', 'cockpit'];

export function silhouette(
  outline: Outline,
  parts: Readonly<Partial<Record<DetailRole, readonly Outline[]>>>,
): Silhouette {
  return {
    outline,
    details: roles.flatMap((role) => (parts[role] ?? []).map((part) => ({ role, outline: part }))),
  };
}
