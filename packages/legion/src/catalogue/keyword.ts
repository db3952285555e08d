/** Keywords of units that have no value. */
export const plainUnitKeywords = [
  'armor',
  'bounty',
  'charge',
  'climbingVehicle',
  'compel',
  'cunning',
  'dauntless',
  'deflect',
  'expertClimber',
  'fullPivot',
  'gunslinger',
  'heavyWeaponTeam',
  'immuneBlast',
  'immuneMelee',
  'immunePierce',
  'impervious',
  'indomitable',
  'infiltrate',
  'lowProfile',
  'nimble',
  'plodding',
  'pullingTheStrings',
  'quickThinking',
  'relentless',
  'reposition',
  'sabotageRepair',
  'sentinel',
  'stationary',
  'steady',
  'unhindered',
] as const;

/** Keywords of units with a number, the X of their rules. */
export const countedUnitKeywords = [
  'armorX',
  'arsenal',
  'cover',
  'dangerSense',
  'disciplined',
  'enrage',
  'guardian',
  'inspire',
  'jump',
  'masterOfTheForce',
  'precise',
  'ready',
  'scout',
  'sharpshooter',
  'speeder',
  'spotter',
  'tactical',
  'takeCover',
  'uncannyLuck',
] as const;

export const plainWeaponKeywords = [
  'blast',
  'cumbersome',
  'highVelocity',
  'immuneDeflect',
  'spray',
  'suppressive',
  'towCable',
] as const;

export const countedWeaponKeywords = ['impact', 'ion', 'pierce'] as const;

export const plainUpgradeKeywords = ['leader', 'noncombatant', 'reconfigure'] as const;

/** What charge tokens are called on the cards that place them. lg.area-weapon.charge.token-types */
export const chargeTypes = ['protonCharge', 'sonicCharge'] as const;

export type ChargeType = (typeof chargeTypes)[number];

/** A keyword on a unit card, or given to a unit. lg.cards.keyword-types */
export type UnitKeywordUse =
  | { readonly id: (typeof plainUnitKeywords)[number] }
  | { readonly id: (typeof countedUnitKeywords)[number]; readonly value: number }
  /** The unit by its id in the catalogue. */
  | { readonly id: 'entourage' | 'teamwork'; readonly unit: string }
  | { readonly id: 'weakPoint'; readonly value: number; readonly arc: 'rear' | 'sides' }
  | {
      readonly id: 'transport' | 'lightTransport';
      readonly value: number;
      readonly cabin: 'open' | 'closed';
    };

/** A keyword on a weapon. lg.cards.keyword-types */
export type WeaponKeywordUse =
  | { readonly id: (typeof plainWeaponKeywords)[number] }
  | { readonly id: (typeof countedWeaponKeywords)[number]; readonly value: number }
  | { readonly id: 'fixed'; readonly arc: 'front' | 'rear' }
  | { readonly id: 'arm' | 'detonate'; readonly value: number; readonly charge: ChargeType };

/** A keyword that an upgrade card has itself. lg.cards.keyword-types */
export type UpgradeKeywordUse =
  | { readonly id: (typeof plainUpgradeKeywords)[number] }
  | { readonly id: 'repair' | 'treat'; readonly value: number; readonly capacity: number }
  | { readonly id: 'sidearm'; readonly attack: 'melee' | 'ranged' };

export type KeywordUse = UnitKeywordUse | WeaponKeywordUse | UpgradeKeywordUse;

export type UnitKeywordId = UnitKeywordUse['id'];
export type WeaponKeywordId = WeaponKeywordUse['id'];
export type UpgradeKeywordId = UpgradeKeywordUse['id'];

/** All keywords that the rule book defines. */
export type KeywordId = KeywordUse['id'];

/** A keyword whose values on one unit or in one pool add up. lg.cards.keyword-x-cumulative */
export type CountedKeywordId = Extract<KeywordUse, { readonly value: number }>['id'];
