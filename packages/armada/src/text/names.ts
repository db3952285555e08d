import type { Plain, Side } from '@sortie/kernel';
import type {
  DamageCardId,
  DefenseToken,
  ShipCardId,
  SquadronCardId,
  UpgradeCardId,
} from '../catalogue/index.ts';
import type { AttackDie, ObjectiveState } from '../model/index.ts';

interface UnitNamed {
  readonly id: string;
  readonly defenseTokens: readonly { readonly token: DefenseToken }[];
}

export interface ShipNamed extends UnitNamed {
  readonly card: ShipCardId;
  readonly upgrades: readonly { readonly key: string; readonly card: UpgradeCardId }[];
  /** The card of a facedown one is null for whoever may not know it. */
  readonly damage: readonly { readonly key: string; readonly card: DamageCardId | null }[];
}

export interface SquadronNamed extends UnitNamed {
  readonly card: SquadronCardId;
}

/** As much of a table as its pieces are named by. */
export interface NamedTable {
  readonly seats: readonly { readonly id: string; readonly side: Side }[];
  readonly ships: readonly ShipNamed[];
  readonly squadrons: readonly SquadronNamed[];
  readonly objective: Pick<ObjectiveState, 'card'> | null;
  readonly attack?: {
    readonly defender: string;
    readonly dice: readonly Pick<AttackDie, 'colour' | 'face'>[];
  } | null;
}

/** What the pieces on a table are called in a language. */
export interface Names {
  readonly table: NamedTable;
  /** A ship or a squadron by its id. */
  unit(id: string): string;
  isShip(id: string): boolean;
  /** A card by its key on the table (`s1.u2`) or by its id in the catalogue. */
  card(source: string): string | undefined;
  seat(id: string): string;
  side(side: Side): string;
  /** The defense token at a place of a unit's card. */
  token(unit: string, place: Plain): DefenseToken | undefined;
}
