import type { LanguageTexts } from './language-texts.ts';

/** Reasons that have to do with armies and their cards; the others are those of every table. */
export type CardReason = `table.${'unknown-card' | 'card-not-written' | 'later-card' | 'army-unreadable'}`;

export function refusalsIn(reasons: Readonly<Record<CardReason, string>>): LanguageTexts['refusalText'] {
  return ({ rule }) => (Object.hasOwn(reasons, rule) ? reasons[rule as CardReason] : undefined);
}
