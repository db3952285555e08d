import type { Millimetres } from '@sortie/geometry';

/** ar.size.classes */
export const sizes = ['small', 'medium', 'large'] as const;

export type Size = (typeof sizes)[number];

export interface Extent {
  readonly width: Millimetres;
  readonly length: Millimetres;
}

/** The plastic base, shield dials and side rails left out. ar.size.small-base, ar.size.medium-base, ar.size.large-base */
export const baseSizes: Readonly<Record<Size, Extent>> = {
  small: { width: 41, length: 71 },
  medium: { width: 61, length: 102 },
  large: { width: 76, length: 129 },
};
