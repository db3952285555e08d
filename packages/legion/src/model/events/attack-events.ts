import type { MiniatureId, UnitId } from '../ids.ts';

export type AttackEvent = {
  readonly kind: 'miniatureDefeated';
  readonly unit: UnitId;
  readonly miniature: MiniatureId;
};
