/** The 17 upgrade types, in the order of the rule. xw.squad.upgrade.icons */
export const slots = [
  'elite',
  'astromech',
  'torpedoes',
  'missiles',
  'cannon',
  'turret',
  'bomb',
  'crew',
  'salvagedAstromech',
  'system',
  'title',
  'modification',
  'illicit',
  'cargo',
  'hardpoint',
  'team',
  'tech',
] as const;

export type Slot = (typeof slots)[number];
