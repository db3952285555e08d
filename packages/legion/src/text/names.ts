import type { Side } from '@sortie/kernel';
import type { TerrainPieceId, UnitCardId, UpgradeCardId } from '../catalogue/index.ts';

interface UnitNamed {
  readonly id: string;
  readonly card: UnitCardId;
  readonly upgrades: readonly { readonly key: string; readonly card: UpgradeCardId }[];
  readonly miniatures: readonly { readonly id: string; readonly from: string | null }[];
  readonly leader: string;
}

/** As much of a table as its pieces are named by. */
export interface NamedTable {
  readonly seats: readonly { readonly id: string; readonly side: Side }[];
  readonly units: readonly UnitNamed[];
  readonly battlefield: {
    readonly terrain: readonly { readonly id: string; readonly piece: TerrainPieceId }[];
  };
  readonly tokens: readonly { readonly id: string; readonly kind: 'objective' | 'condition' | 'charge' }[];
}

/** What the pieces on a table are called in a language. */
export interface Names {
  readonly table: NamedTable;
  unit(id: string): string;
  /** A miniature by what it is in its unit: the leader, the one of an upgrade, or by its number. */
  miniature(id: string): string;
  /** A card by its key on the table (`u1.c2`, `p1.ambush`) or by its id in the catalogue. */
  card(source: string): string | undefined;
  terrain(id: string): string;
  token(id: string): string;
  seat(id: string): string;
  side(side: Side): string;
}
