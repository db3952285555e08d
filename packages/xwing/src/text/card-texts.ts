import type { WrittenDamageCard, WrittenPilot, WrittenUpgrade } from '../abilities/registry.ts';

/** What cards do, each in a sentence of our own; a card that is written and has none does not compile. */
export type PilotTexts = Readonly<Record<WrittenPilot, string>>;
export type UpgradeTexts = Readonly<Record<WrittenUpgrade, string>>;
export type DamageCardTexts = Readonly<Record<WrittenDamageCard, string>>;
export type CardTexts = PilotTexts & UpgradeTexts & DamageCardTexts;
