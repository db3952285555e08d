import type { Speed } from '../../catalogue/index.ts';
import type { MoveType } from '../flows/movement-flows.ts';
import type { MiniatureId, UnitId } from '../ids.ts';
import type { Stand } from '../place.ts';
import type { Placement } from '../placement.ts';
import type { Decline } from './round-questions.ts';

/**
 * A whole move at once: how the tool lies, how far along it the leader goes, and where everybody else stands.
 * Angles are degrees; `bend` is that of the joint, `along` the share of the path from 0 to 1.
 */
export type MoveAnswer =
  | {
      readonly type: MoveType;
      readonly speed: Speed;
      /** From the middle of the base; for notched bases it is the facing, or its opposite in a reverse. */
      readonly angle: number;
      readonly bend: number;
      readonly along: number;
      readonly others: readonly Placement[];
    }
  | { readonly type: 'pivot'; readonly heading: number }
  /** Climbs, clambers and the like: where the leader ends. */
  | { readonly type: MoveType; readonly to: Stand; readonly others: readonly Placement[] }
  | Decline;

/** Where a move may lead: for the table to draw, not to judge by. */
export interface MoveRegion {
  readonly kind: 'move';
  readonly unit: UnitId;
  readonly from: Stand;
  readonly types: readonly MoveType[];
  readonly maxSpeed: number;
}

/** Miniatures to be placed in cohesion with their leader. */
export interface PlacementRegion {
  readonly kind: 'placement';
  readonly unit: UnitId;
  readonly miniatures: readonly MiniatureId[];
  readonly around: Stand | null;
}

export interface MovementQuestions {
  readonly move: {
    readonly about: {
      readonly unit: UnitId;
      readonly types: readonly MoveType[];
      readonly source: string | null;
    };
    readonly answer: MoveAnswer;
    readonly region: MoveRegion;
  };
  readonly placeMiniatures: {
    readonly about: {
      readonly unit: UnitId;
      readonly miniatures: readonly MiniatureId[];
      readonly rule: string;
    };
    readonly answer: { readonly placements: readonly Placement[] };
    readonly region: PlacementRegion;
  };
}
