import type { Side } from '@sortie/kernel';
import type { BattleCardId, TerrainPieceId } from '../../catalogue/index.ts';
import type { Terrain } from '../battlefield.ts';
import type { TokenId, UnitId } from '../ids.ts';
import type { Placement } from '../placement.ts';
import type { BattleCards, SetUpStep } from '../state.ts';
import type { BattlefieldToken } from '../tokens.ts';

export type SetUpEvent =
  | { readonly kind: 'setUpStepBegun'; readonly step: SetUpStep | null }
  | { readonly kind: 'terrainSelected'; readonly pieces: readonly TerrainPieceId[] }
  /** `side` is null where chance placed it. */
  | { readonly kind: 'terrainPlaced'; readonly terrain: Terrain; readonly side: Side | null }
  | { readonly kind: 'colourChooserDrawn'; readonly side: Side }
  | { readonly kind: 'colourTaken'; readonly side: Side; readonly colour: 'blue' | 'red' }
  | { readonly kind: 'edgeChosen'; readonly edge: 'south' | 'north' }
  | { readonly kind: 'battleCardsRevealed'; readonly rows: BattleCards['rows'] }
  | { readonly kind: 'battleCardEliminated'; readonly side: Side; readonly card: BattleCardId | null }
  | { readonly kind: 'battleCardsUsed'; readonly used: BattleCards['used'] }
  | { readonly kind: 'unitDeployed'; readonly unit: UnitId; readonly placements: readonly Placement[] }
  | { readonly kind: 'unitDeployedAboard'; readonly unit: UnitId; readonly vehicle: UnitId }
  | { readonly kind: 'unitArrived'; readonly unit: UnitId; readonly placements: readonly Placement[] }
  | { readonly kind: 'unitSetAside'; readonly unit: UnitId }
  | { readonly kind: 'counterTaken'; readonly side: Side }
  | { readonly kind: 'bountyMarked'; readonly unit: UnitId; readonly by: UnitId }
  | { readonly kind: 'tokenPlaced'; readonly token: BattlefieldToken }
  | { readonly kind: 'tokenMoved'; readonly token: TokenId; readonly to: BattlefieldToken['at'] }
  | { readonly kind: 'tokenClaimed'; readonly unit: UnitId; readonly token: TokenId }
  | {
      readonly kind: 'tokenDropped';
      readonly unit: UnitId;
      readonly token: TokenId;
      readonly at: BattlefieldToken['at'];
    }
  | { readonly kind: 'tokenWounded'; readonly token: TokenId; readonly by: number };
