import type { Plain } from '@sortie/kernel';
import type { LanguageTexts } from './language-texts.ts';

/** The table's own reasons to refuse, and to end a game. */
export type TableReason = `table.${
  | 'stale-answer'
  | 'not-your-decision'
  | 'not-offered'
  | 'malformed-answer'
  | 'malformed-command'
  | 'malformed-setup'
  | 'malformed-opening'
  | 'malformed-position'
  | 'malformed-replay'
  | 'malformed-entry'
  | 'malformed-script'
  | 'not-scripted'
  | 'damaged-save'
  | 'game-over'
  | 'unknown-seat'
  | 'nothing-to-undo'
  | 'undo-by-judge-only'
  | 'nothing-to-consent-to'
  | 'rolled-back'
  | 'unknown-card'
  | 'card-not-written'
  | 'xws-unreadable'
  | 'conceded'
  | 'secret-not-revealed'
  | 'commitment-broken'
  | 'seed-differs'
  | 'seed-not-committed'
  | 'dice-scripted'
  | 'no-clock'
  | 'public-talk'
  | 'other-rules'
  | 'wrong-number-of-picks'
  | 'not-among-picks'}`;

export interface RefusalWords {
  readonly reasons: Readonly<Record<TableReason, string>>;
  readonly lookAt: (field: string) => string;
}

export function refusalsIn({ reasons, lookAt }: RefusalWords): LanguageTexts['refusalText'] {
  return ({ rule, about }) => {
    if (!Object.hasOwn(reasons, rule)) return undefined;
    const text = reasons[rule as TableReason];
    const field = (about as { readonly field?: Plain } | null)?.field;
    return typeof field === 'string' ? `${text} ${lookAt(field)}` : text;
  };
}
