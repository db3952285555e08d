import type { SeatId, Side } from '@sortie/kernel';
import type { TerrainPieceId } from '../../catalogue/index.ts';
import type { UnitId } from '../ids.ts';

/** How far set-up has come. lg.setup.step-order */
export interface SettingUp {
  readonly next: number;
}

/** Terrain pieces that players place in turn. lg.setup.competitive-terrain.order */
export interface PlacingTerrain {
  readonly turn: Side | null;
  readonly left: readonly TerrainPieceId[];
}

export interface EliminatingCards {
  readonly turn: Side | null;
  /** Opportunities used, passes included. lg.setup.define.two-chances-each */
  readonly used: number;
}

/** Tokens that players place in turn; the rules of the places are the battle card's. */
export interface PlacingTokens {
  readonly turn: Side | null;
  readonly placed: number;
}

export interface Deploying {
  readonly turn: Side | null;
  /** Zones, by their place on the card, in which each side has deployed a unit. */
  readonly filled?: readonly { readonly side: Side; readonly zone: number }[];
}

/** A unit that was just deployed. lg.unit-keyword.scout.effect */
export interface Deployed {
  readonly unit: UnitId;
}

/** Units held back, marked or chosen one after the other. */
export interface ChoosingUnits {
  readonly turn: Side | null;
  readonly chosen: readonly UnitId[];
  /** Who wants no more. */
  readonly done?: readonly SeatId[];
}

export interface SetUpFlows {
  readonly setUp: { readonly at: SettingUp; readonly goes: 'next' };
  readonly placeTerrain: { readonly at: PlacingTerrain; readonly goes: 'place' | 'scatter' };
  readonly chooseColour: { readonly at: object };
  readonly eliminateCards: { readonly at: EliminatingCards; readonly goes: 'next' };
  readonly placeObjectiveTokens: { readonly at: PlacingTokens; readonly goes: 'mark' | 'place' };
  readonly placeConditionTokens: { readonly at: PlacingTokens; readonly goes: 'place' };
  readonly setAside: { readonly at: ChoosingUnits; readonly goes: 'choose' };
  readonly deployment: { readonly at: Deploying; readonly goes: 'next' };
  readonly deployed: { readonly at: Deployed; readonly goes: 'side' };
  readonly markBounties: { readonly at: ChoosingUnits; readonly goes: 'choose' };
  readonly arrive: { readonly at: Deployed };
}
