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
  readonly faction?: Faction;
  readonly class?: ShipClass;
  readonly modification?: true;
  readonly critical?: CriticalIcon;
  readonly command?: Command;
  readonly pack: string;
}
