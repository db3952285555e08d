import type { upgradeFacts } from './data/upgrades.ts';
import type { UpgradeFacts } from './upgrade-facts.ts';
import type { PlayedWave } from './wave.ts';

export type UpgradeCardId = (typeof upgradeFacts)[number]['id'];

/** An upgrade card of the core set or the first wave. */
export interface UpgradeCard extends Omit<UpgradeFacts, 'id' | 'unique' | 'modification' | 'pack'> {
  readonly id: UpgradeCardId;
  readonly unique: boolean;
  /** ar.upgrade.one-modification */
  readonly modification: boolean;
  readonly wave: PlayedWave;
}
