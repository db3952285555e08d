import type { Command } from './command.ts';
import type { upgradeFacts } from './data/upgrades.ts';
import type { Faction } from './faction.ts';
import type { ShipClass } from './ship-class.ts';
import type { CriticalIcon } from './upgrade-facts.ts';
import type { UpgradeType } from './upgrade-type.ts';
import type { PlayedWave } from './wave.ts';

export type UpgradeCardId = (typeof upgradeFacts)[number]['id'];

/** An upgrade card of the core set or the first wave. */
export interface UpgradeCard {
  readonly id: UpgradeCardId;
  readonly name: string;
  readonly type: UpgradeType;
  readonly points: number;
  readonly unique: boolean;
  /** Cards without a faction are open to both. ar.faction.upgrade-icon */
  readonly faction?: Faction;
  /** The ships a title is for. ar.upgrade.title-icon-match */
  readonly class?: ShipClass;
  /** ar.upgrade.one-modification */
  readonly modification: boolean;
  /** The icon that heads the card's critical effect. */
  readonly critical?: CriticalIcon;
  /** The command that heads the card's effect. */
  readonly command?: Command;
  readonly wave: PlayedWave;
}
