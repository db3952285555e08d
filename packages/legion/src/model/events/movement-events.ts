import type { DefenseFace } from '../../catalogue/index.ts';
import type { MoveType } from '../flows/movement-flows.ts';
import type { MiniatureId, UnitId } from '../ids.ts';
import type { Stand } from '../place.ts';
import type { Placement } from '../placement.ts';

export type MovementEvent =
  | { readonly kind: 'miniaturesPlaced'; readonly unit: UnitId; readonly placements: readonly Placement[] }
  | { readonly kind: 'leaderMoved'; readonly unit: UnitId; readonly to: Stand; readonly type: MoveType }
  | { readonly kind: 'unitTurned'; readonly unit: UnitId; readonly heading: number }
  | { readonly kind: 'miniaturesLifted'; readonly unit: UnitId; readonly miniatures: readonly MiniatureId[] }
  | { readonly kind: 'clamberRolled'; readonly unit: UnitId; readonly faces: readonly DefenseFace[] }
  | { readonly kind: 'unitEmbarked'; readonly unit: UnitId; readonly vehicle: UnitId }
  /** The move is over, and these melees were left. */
  | {
      readonly kind: 'moveMade';
      readonly unit: UnitId;
      readonly type: MoveType;
      readonly isStandard: boolean;
      readonly left: readonly UnitId[];
    };
