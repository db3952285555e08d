/** The thirteen icons in the order of the rule. lg.cards.upgrade.types */
export const upgradeSlots = [
  'heavyWeapon',
  'personnel',
  'force',
  'command',
  'hardpoint',
  'gear',
  'grenades',
  'comms',
  'pilot',
  'training',
  'generator',
  'armament',
  'crew',
] as const;

export type UpgradeSlot = (typeof upgradeSlots)[number];
