import type { Displacing, MoveType, Moving, Placing } from '../flows/movement-flows.ts';
import type { FreeAction } from '../flows/round-flows.ts';
import type { MiniatureId, UnitId } from '../ids.ts';
import type { Stand } from '../place.ts';
import type { Placement } from '../placement.ts';

export type MovementEffect =
  /** A card or rule lets a unit move. */
  | { readonly kind: 'orderMove'; readonly move: Moving }
  /** The leader moves along its path; the others are set aside until they are placed. */
  | { readonly kind: 'moveLeader'; readonly unit: UnitId; readonly to: Stand; readonly type: MoveType }
  | { readonly kind: 'placeMiniatures'; readonly unit: UnitId; readonly placements: readonly Placement[] }
  | { readonly kind: 'turnUnit'; readonly unit: UnitId; readonly heading: number }
  | { readonly kind: 'liftMiniatures'; readonly unit: UnitId; readonly miniatures: readonly MiniatureId[] }
  | { readonly kind: 'orderPlacing'; readonly placing: Placing }
  | { readonly kind: 'rollClamber'; readonly unit: UnitId; readonly dice: number }
  | { readonly kind: 'embark'; readonly unit: UnitId; readonly vehicle: UnitId }
  | {
      readonly kind: 'recordMove';
      readonly unit: UnitId;
      readonly type: MoveType;
      readonly isStandard: boolean;
      readonly left: readonly UnitId[];
    }
  /** A pivot before the move under way. lg.unit-keyword.reposition.pivot */
  | { readonly kind: 'turnBeforeMove'; readonly grant: FreeAction }
  | { readonly kind: 'orderDisplacing'; readonly displacing: Displacing }
  /** Units in melee bring their miniatures back into contact. */
  | { readonly kind: 'regroup' };
