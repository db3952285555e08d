import type { Side } from '@sortie/kernel';
import type { BattleCardId, TerrainPieceId } from '../../catalogue/index.ts';
import type { Terrain } from '../battlefield.ts';
import type { TokenId, UnitId } from '../ids.ts';
import type { Placement } from '../placement.ts';
import type { SetUpStep } from '../state.ts';
import type { BattlefieldToken } from '../tokens.ts';

export type SetUpEffect =
  | { readonly kind: 'beginSetUpStep'; readonly step: SetUpStep | null }
  /** Which pieces the battlefield is made of. lg.setup.competitive-terrain.select */
  | { readonly kind: 'selectTerrain' }
  /** A piece and its twin come to lie somewhere by chance. */
  | { readonly kind: 'scatterTerrain'; readonly piece: TerrainPieceId }
  | { readonly kind: 'placeTerrain'; readonly terrain: Terrain; readonly side: Side }
  /** A random method decides who chooses the colour. lg.setup.colour.tie-random */
  | { readonly kind: 'drawColourChooser' }
  | { readonly kind: 'takeColour'; readonly side: Side; readonly colour: 'blue' | 'red' }
  | { readonly kind: 'chooseEdge'; readonly edge: 'south' | 'north' }
  | { readonly kind: 'revealBattleCards' }
  | { readonly kind: 'eliminateBattleCard'; readonly side: Side; readonly card: BattleCardId | null }
  | { readonly kind: 'useBattleCards' }
  /** lg.optional.no-limit.setup */
  | { readonly kind: 'drawDeploymentCard' }
  | { readonly kind: 'deployUnit'; readonly unit: UnitId; readonly placements: readonly Placement[] }
  | { readonly kind: 'deployAboard'; readonly unit: UnitId; readonly vehicle: UnitId }
  /** A unit that was set aside arrives. */
  | { readonly kind: 'bringInUnit'; readonly unit: UnitId; readonly placements: readonly Placement[] }
  | { readonly kind: 'setAsideUnit'; readonly unit: UnitId }
  | { readonly kind: 'markBounty'; readonly unit: UnitId; readonly by: UnitId }
  | { readonly kind: 'placeToken'; readonly token: Omit<BattlefieldToken, 'id'> }
  | { readonly kind: 'moveToken'; readonly token: TokenId; readonly to: BattlefieldToken['at'] }
  | { readonly kind: 'claimToken'; readonly unit: UnitId; readonly token: TokenId }
  | { readonly kind: 'dropToken'; readonly unit: UnitId }
  | { readonly kind: 'woundToken'; readonly token: TokenId; readonly by: number };
