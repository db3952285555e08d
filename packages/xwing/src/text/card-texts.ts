import type { FirstReleasePilot, FirstReleaseUpgrade } from '../lists/first-release.ts';

/** Pilots without an ability are known by their squadron or trade. */
type PlainPilot = Extract<
  FirstReleasePilot,
  `${string}${'pilot' | 'novice' | 'veteran' | 'hunter' | 'operative' | 'smuggler' | 'slaver'}`
>;

export type PilotWithText =
  | Exclude<FirstReleasePilot, PlainPilot>
  | 'rebel:senatorsshuttle:senator'
  | 'rebel:senatorsshuttle:shieldedsenator';

export type DamageCardWithText =
  | `core-${
      | 'blindedpilot'
      | 'consolefire'
      | 'damagedcockpit'
      | 'damagedengine'
      | 'damagedsensorarray'
      | 'directhit'
      | 'injuredpilot'
      | 'minorexplosion'
      | 'minorhullbreach'
      | 'munitionsfailure'
      | 'structuraldamage'
      | 'stunnedpilot'
      | 'thrustcontrolfire'
      | 'weaponmalfunction'}`
  | `core2-${
      | 'blindedpilot'
      | 'consolefire'
      | 'damagedcockpit'
      | 'damagedengine'
      | 'damagedsensorarray'
      | 'directhit'
      | 'loosestabilizer'
      | 'majorexplosion'
      | 'majorhullbreach'
      | 'shakenpilot'
      | 'structuraldamage'
      | 'stunnedpilot'
      | 'thrustcontrolfire'
      | 'weaponsfailure'}`;

/** What cards do, each in a sentence of our own; a missing card does not compile. */
export type PilotTexts = Readonly<Record<PilotWithText, string>>;
export type UpgradeTexts = Readonly<Record<FirstReleaseUpgrade, string>>;
export type DamageCardTexts = Readonly<Record<DamageCardWithText, string>>;
export type CardTexts = PilotTexts & UpgradeTexts & DamageCardTexts;
