import { isTableEvent, type Refusal, type TableEvent, unreachable } from '@sortie/kernel';
import type { GameText, Language } from '../game-text.ts';
import type { TableReason, TableWords } from './table-words.ts';

const sources: Readonly<Record<Language, () => Promise<{ readonly words: TableWords }>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
};

/** A game's words with those of every table: what the game does not say itself is said in the table's words. */
export async function withTableWords(text: GameText): Promise<GameText> {
  const { words } = await sources[text.language]();
  return {
    ...text,
    event: (event, subject) =>
      text.event(event, subject) ??
      (isTableEvent(event) ? eventText(event, subject.people ?? {}, words) : undefined),
    refusal: (refusal) => text.refusal(refusal) ?? refusalText(refusal, words),
  };
}

function eventText(event: TableEvent, people: Readonly<Record<string, string>>, words: TableWords): string {
  const who = people[event.seat] ?? event.seat;
  switch (event.kind) {
    // What people say ends as they ended it.
    case 'said':
      return capital(words.said(who, event.text));
    case 'conceded':
      return sentence(words.conceded(who));
    case 'readied':
      return sentence(event.ready ? words.readied(who) : words.thinksAgain(who));
    case 'passedUnasked':
      return sentence(words.passedUnasked(who));
    default:
      return unreachable(event);
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A capital at its start, and a full stop unless the words bring one. */
function sentence(text: string): string {
  return `${capital(text)}${/[.?!]$/.test(text) ? '' : '.'}`;
}

function refusalText({ rule, about }: Refusal, { reasons, lookAt }: TableWords): string | undefined {
  if (!Object.hasOwn(reasons, rule)) return undefined;
  const text = reasons[rule as TableReason];
  const { field } = (about ?? {}) as { readonly field?: unknown };
  return typeof field === 'string' ? `${text} ${lookAt(field)}` : text;
}
