import type { BattleCardId, CommandCardId, KeywordId, UpgradeCardId } from '../catalogue/index.ts';

/** What cards do, each in sentences of our own; a card that can be played and has none does not compile. */
export type UpgradeTexts = Readonly<Record<UpgradeCardId, string>>;
export type CommandTexts = Readonly<Record<CommandCardId, string>>;
export type BattleTexts = Readonly<Record<BattleCardId, string>>;
export type KeywordTexts = Readonly<Record<KeywordId, string>>;

/** What everything on cards means in one language; units have nothing but their keywords. */
export interface CardTexts {
  readonly cards: UpgradeTexts & CommandTexts & BattleTexts;
  readonly keywords: KeywordTexts;
}
