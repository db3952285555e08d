import type {
  WrittenCondition,
  WrittenDamageCard,
  WrittenPilot,
  WrittenUpgrade,
} from '../abilities/registry.ts';

/**
 * What cards do, each in a sentence of our own; a card that is written and has none does not compile. By the first
 * word of their ids, or all of them.
 */
export type PilotTexts<Faction extends string = string> = Readonly<
  Record<Extract<WrittenPilot, `${Faction}:${string}`>, string>
>;
export type UpgradeTexts<Slot extends string = string> = Readonly<
  Record<Extract<WrittenUpgrade, `${Slot}:${string}`>, string>
>;
export type ConditionTexts = Readonly<Record<WrittenCondition, string>>;
export type DamageCardTexts = Readonly<Record<WrittenDamageCard, string>>;
export type CardTexts = PilotTexts & UpgradeTexts & ConditionTexts & DamageCardTexts;
