import type { Command } from './command.ts';
import type { DieColour } from './dice.ts';
import type { Faction } from './faction.ts';
import type { ShipClass } from './ship-class.ts';
import type { UpgradeType } from './upgrade-type.ts';

/** The icon in the header of a critical effect. ar.known.dice.coloured-crit-header */
export type CriticalIcon = DieColour | 'any';

export interface UpgradeFacts {
  readonly id: string;
  readonly name: string;
  readonly type: UpgradeType;
  readonly points: number;
  readonly unique?: true;
  /** Cards without a faction are open to both. ar.faction.upgrade-icon */
  readonly faction?: Faction;
  /** The ships a title is for. ar.upgrade.title-icon-match */
  readonly class?: ShipClass;
  readonly modification?: true;
  /** The icon that heads the card's critical effect. */
  readonly critical?: CriticalIcon;
  /** The command that heads the card's effect. */
  readonly command?: Command;
  readonly pack: string;
}
