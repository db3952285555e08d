import type { DefenseToken } from './defense-token.ts';
import type { DicePool } from './dice.ts';
import type { Faction } from './faction.ts';
import type { HullZone } from './hull-zone.ts';
import type { Keyword } from './keyword.ts';
import type { ShipClass } from './ship-class.ts';
import type { Yaw } from './ship-facts.ts';
import type { UpgradeType } from './upgrade-type.ts';

/** The terms of later waves, for which the book has no rules. */
export type LaterDefenseToken = 'contain' | 'salvo';

export type LaterUpgradeType = 'fleetCommand' | 'fleetSupport' | 'experimentalRetrofit' | 'superweapon';

/** Star Dreadnoughts have six hull zones, the Onager a battery of its own for its superweapon. */
export type LaterZone = 'auxLeft' | 'auxRight' | 'ignition';

export type LaterKeyword =
  | { readonly kind: 'assault' | 'cloak' | 'grit' | 'intel' | 'rogue' | 'strategic' }
  | { readonly kind: 'relay' | 'snipe'; readonly value: number };

export type LaterShipClass =
  | 'arquitens'
  | 'gozanti'
  | 'gr75'
  | 'hammerhead'
  | 'imperial'
  | 'interdictor'
  | 'mc30c'
  | 'mc75'
  | 'mc80'
  | 'onager'
  | 'pelta'
  | 'quasarFire'
  | 'raider'
  | 'starDreadnought'
  | 'starhawk';

export interface LaterShipFacts {
  readonly id: string;
  readonly name: string;
  readonly class: LaterShipClass;
  readonly faction: Faction;
  readonly points: number;
  readonly hull: number;
  readonly command: number;
  readonly squadron: number;
  readonly engineering: number;
  readonly antiSquadron: Partial<DicePool>;
  readonly armament: Readonly<Partial<Record<HullZone | LaterZone, Partial<DicePool>>>>;
  readonly shields: Readonly<Partial<Record<HullZone | LaterZone, number>>>;
  readonly defenseTokens: readonly (DefenseToken | LaterDefenseToken)[];
  readonly speedChart: readonly (readonly Yaw[])[];
  readonly slots: readonly (UpgradeType | LaterUpgradeType)[];
  readonly pack: string;
}

export interface LaterSquadronFacts {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly faction: Faction;
  readonly points: number;
  readonly unique?: true;
  readonly speed: number;
  readonly hull: number;
  readonly antiSquadron: Partial<DicePool>;
  readonly battery: Partial<DicePool>;
  readonly keywords: readonly (Keyword | LaterKeyword)[];
  readonly defenseTokens?: readonly DefenseToken[];
  readonly pack: string;
}

export interface LaterUpgradeFacts {
  readonly id: string;
  readonly name: string;
  /** Two icons where the card takes two slots of the upgrade bar. */
  readonly slots: readonly (UpgradeType | LaterUpgradeType)[];
  readonly points: number;
  readonly unique?: true;
  readonly faction?: Faction;
  readonly class?: ShipClass | LaterShipClass;
  readonly modification?: true;
  /** Left out where the first box is not known. */
  readonly pack?: string;
}
