import type {
  BattleCategory,
  ChargeType,
  Faction,
  ForceSide,
  KeywordId,
  Rank,
  UnitType,
  UpgradeSlot,
} from '../catalogue/index.ts';

/** What the things on cards are called in a language. */
export interface Terms {
  readonly factions: Readonly<Record<Faction, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly slots: Readonly<Record<UpgradeSlot, string>>;
  readonly unitTypes: Readonly<Record<UnitType, string>>;
  readonly sides: Readonly<Record<ForceSide, string>>;
  readonly battleCards: Readonly<Record<BattleCategory, string>>;
  /** Without their values. */
  readonly keywords: Readonly<Record<KeywordId, string>>;
  readonly charges: Readonly<Record<ChargeType, string>>;
  readonly arcs: Readonly<Record<'front' | 'rear' | 'sides', string>>;
  readonly attacks: Readonly<Record<'melee' | 'ranged', string>>;
  readonly cabins: Readonly<Record<'open' | 'closed', string>>;
  readonly capacity: string;
}
