import type { Placement } from '../effects/movement-effects.ts';
import type { UnitId } from '../ids.ts';

export type MovementEvent = {
  readonly kind: 'miniaturesPlaced';
  readonly unit: UnitId;
  readonly placements: readonly Placement[];
};
