import type { DefenseToken } from './defense-token.ts';
import type { DicePool } from './dice.ts';
import type { HullZone } from './hull-zone.ts';
import type { Keyword } from './keyword.ts';
import type { ShipClass } from './ship-class.ts';
import type { ShipFacts } from './ship-facts.ts';
import type { SquadronFacts } from './squadron-facts.ts';
import type { UpgradeFacts } from './upgrade-facts.ts';
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

export interface LaterShipFacts
  extends Omit<ShipFacts, 'class' | 'armament' | 'shields' | 'defenseTokens' | 'slots'> {
  readonly class: LaterShipClass;
  readonly armament: Readonly<Partial<Record<HullZone | LaterZone, Partial<DicePool>>>>;
  readonly shields: Readonly<Partial<Record<HullZone | LaterZone, number>>>;
  readonly defenseTokens: readonly (DefenseToken | LaterDefenseToken)[];
  readonly slots: readonly (UpgradeType | LaterUpgradeType)[];
}

export interface LaterSquadronFacts extends Omit<SquadronFacts, 'type' | 'keywords'> {
  /** What the card calls it; many are single ships. */
  readonly type: string;
  readonly keywords: readonly (Keyword | LaterKeyword)[];
}

export interface LaterUpgradeFacts
  extends Omit<UpgradeFacts, 'type' | 'class' | 'critical' | 'command' | 'pack'> {
  /** Two icons where the card takes two slots of the upgrade bar. */
  readonly slots: readonly (UpgradeType | LaterUpgradeType)[];
  readonly class?: ShipClass | LaterShipClass;
  /** Left out where the first box is not known. */
  readonly pack?: string;
}
