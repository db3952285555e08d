/** The ten types in the order of the rule. ar.upgrade.types */
export const upgradeTypes = [
  'ionCannons',
  'commander',
  'weaponsTeam',
  'defensiveRetrofit',
  'offensiveRetrofit',
  'ordnance',
  'officer',
  'supportTeam',
  'title',
  'turbolasers',
] as const;

export type UpgradeType = (typeof upgradeTypes)[number];

/** An icon of an upgrade bar: commanders and titles need none. ar.upgrade.commander-any-ship, ar.upgrade.title-icon-match */
export type Slot = Exclude<UpgradeType, 'commander' | 'title'>;
