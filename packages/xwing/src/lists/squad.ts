import type { DamageDeckId, Faction, PilotId, UpgradeId } from '../catalogue/index.ts';

export interface SquadShip {
  readonly pilot: PilotId;
  readonly upgrades: readonly UpgradeId[];
  /** The two sections of one huge ship carry the same number. */
  readonly section?: number;
}

export interface Squad {
  readonly name?: string;
  readonly description?: string;
  readonly faction: Faction;
  readonly ships: readonly SquadShip[];
  /** Names of the three obstacles the player brings. */
  readonly obstacles?: readonly string[];
  readonly damageDeck?: DamageDeckId;
}
