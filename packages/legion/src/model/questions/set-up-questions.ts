import type { Point } from '@sortie/geometry';
import type { BattleCardId, BattleCategory, TerrainPieceId } from '../../catalogue/index.ts';
import type { UnitId } from '../ids.ts';
import type { Place } from '../place.ts';
import type { Placement } from '../placement.ts';
import type { Decline, UnitAnswer } from './round-questions.ts';

export interface ZoneRegion {
  readonly kind: 'zones';
  readonly zones: readonly (readonly Point[])[];
}

export type DeployAnswer =
  | { readonly unit: UnitId; readonly placements: readonly Placement[] }
  | { readonly unit: UnitId; readonly aboard: UnitId };

export interface SetUpQuestions {
  readonly placeTerrain: {
    readonly about: { readonly pieces: readonly TerrainPieceId[] };
    readonly answer: {
      readonly piece: TerrainPieceId;
      readonly x: number;
      readonly y: number;
      /** In degrees, clockwise. */
      readonly rotation: number;
    };
    readonly region: ZoneRegion;
  };
  readonly chooseColour: { readonly answer: { readonly colour: 'blue' | 'red' } };
  readonly chooseEdge: { readonly answer: { readonly edge: 'south' | 'north' } };
  readonly eliminateCard: {
    readonly about: { readonly left: number };
    readonly answer:
      | { readonly category: BattleCategory; readonly card: BattleCardId }
      | { readonly pass: true };
  };
  readonly placeToken: {
    readonly about: {
      readonly kind: 'objective' | 'condition';
      readonly left: number;
      /** The unit whose leader carries it. lg.battle-card.objective.claim.placed-after-move */
      readonly unit?: UnitId;
    };
    readonly answer: Place;
    readonly region: ZoneRegion;
  };
  readonly chooseTerrain: {
    readonly about: { readonly terrain: readonly string[] };
    readonly answer: { readonly terrain: string };
  };
  readonly setAside: {
    readonly about: { readonly chosen: readonly UnitId[] };
    readonly answer: UnitAnswer | Decline;
  };
  readonly deploy: {
    readonly about: { readonly units: readonly UnitId[] };
    readonly answer: DeployAnswer;
    readonly region: ZoneRegion;
  };
  readonly chooseSide: {
    readonly about: { readonly unit: UnitId; readonly card: string };
    readonly answer: { readonly side: 0 | 1 };
  };
  readonly markBounty: { readonly about: { readonly unit: UnitId }; readonly answer: UnitAnswer };
}
