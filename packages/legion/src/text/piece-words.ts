import type {
  AttackColour,
  AttackFace,
  BattlefieldId,
  CoverGrade,
  DefenseFace,
  MovementRating,
  TerrainPieceId,
} from '../catalogue/index.ts';
import type { ActionKind, MoveType, Phase, SetUpStep, TokenKind, VehicleDamage } from '../model/index.ts';

/** What pieces on the table, and what lies beside them, are called. */
export interface PieceWords {
  readonly unit: (parts: { readonly unit: string; readonly owner: string }) => string;
  readonly leader: string;
  /** One of several alike, by its number. */
  readonly miniature: (number: number) => string;
  readonly miniatures: (count: number) => string;
  readonly bounties: (count: number) => string;
  readonly tokens: (token: TokenKind, count: number) => string;
  readonly wounds: (count: number) => string;
  readonly damage: (damage: VehicleDamage) => string;
  /** Its order token lies faceup. */
  readonly ordered: string;
  readonly activated: string;
  readonly panicked: string;
  readonly suppressed: string;
  readonly engaged: string;
  readonly battlefieldToken: (kind: 'objective' | 'condition' | 'charge', number: number) => string;
  readonly height: (millimetres: number) => string;
  readonly depth: (millimetres: number) => string;
  readonly range: (band: number) => string;
  /** Names that stand by themselves, as on a card or beside a die. */
  readonly names: {
    readonly terrain: Readonly<Record<TerrainPieceId, string>>;
    readonly battlefields: Readonly<Record<BattlefieldId, string>>;
    readonly tokens: Readonly<Record<TokenKind, string>>;
    readonly faces: Readonly<Record<AttackFace | DefenseFace, string>>;
    readonly colours: Readonly<Record<AttackColour, string>>;
    readonly phases: Readonly<Record<Phase, string>>;
    readonly setUpSteps: Readonly<Record<SetUpStep, string>>;
    readonly moves: Readonly<Record<MoveType, string>>;
    readonly actions: Readonly<Record<ActionKind, string>>;
    readonly cover: Readonly<Record<CoverGrade, string>>;
    readonly movement: Readonly<Record<MovementRating, string>>;
    readonly damage: Readonly<Record<VehicleDamage, string>>;
    readonly arcs: Readonly<Record<'front' | 'rear' | 'left' | 'right', string>>;
  };
}
