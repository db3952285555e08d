import { type BookIndex, booksOf, type KeptBook, type Registry } from '@sortie/games';
import type { Rule } from '@sortie/rulebook';
import { type InLanguage, inLanguage } from '../app/in-language.ts';
import type { Language } from '../app/settings.ts';
import { citedChapters } from './cited-chapters.ts';
import { type OpenBook, openBook } from './open-book.ts';

/** The rules of a game, or of another book that is kept. */
export interface GameRules {
  readonly game: string;
  /** What readers find the book by. */
  readonly heading: (language: Language) => string;
  readonly prefix: string;
  readonly book: InLanguage<OpenBook>;
  /** What readers look for in it beside its own words. */
  readonly index: InLanguage<BookIndex>;
  /** The chapter that a rule would be in; null where there is none. */
  chapterWith(rule: string): InLanguage<OpenBook | null>;
}

/** A chapter comes when the first of its rules is shown, the whole book to its readers. */
function rulesIn(kept: KeptBook): GameRules {
  const { name, title, prefix, heading } = kept;
  return {
    game: name,
    heading: (language) => heading?.[language] ?? title,
    prefix,
    book: inLanguage(async (language) => openBook(name, await kept.rulebook(language))),
    index: inLanguage(async (language) => (await kept.bookIndex?.(language)) ?? { sayings: [], cards: [] }),
    chapterWith: citedChapters(kept),
  };
}

let known: readonly GameRules[] = [];

/** Says of which games this page has the rules; the books that belong to none of them come with them. */
export function knowRulesOf(games: Registry): void {
  known = booksOf(games).map(rulesIn);
}

/** The rules of every book of this page. */
export function gameRules(): readonly GameRules[] {
  return known;
}

export function rulesOfGame(game: string | undefined): GameRules | undefined {
  return known.find((each) => each.game === game);
}

/** The book whose rule it is; undefined for the table's own reasons, which no book has. */
export function rulesWith(rule: string): GameRules | undefined {
  return known.find(({ prefix }) => rule.startsWith(`${prefix}.`));
}

export function isRuleId(rule: string): boolean {
  return rulesWith(rule) !== undefined;
}

/** Where the book has a rule. */
export function ruleAddress(rule: string): string {
  return `/rules/${rulesWith(rule)?.game ?? ''}/${encodeURIComponent(rule)}`;
}

export async function loadRule(rule: string, language: Language): Promise<Rule | undefined> {
  return (await rulesWith(rule)?.chapterWith(rule).load(language))?.find(rule);
}

/** A rule that has been loaded. */
export function knownRule(rule: string, language: Language): Rule | undefined {
  return rulesWith(rule)?.chapterWith(rule).get(language)?.find(rule);
}

/** A rule in the reader's language; undefined until it has come. Whatever uses the language is drawn again then. */
export function shownRule(rule: string, language: Language): Rule | undefined {
  const chapter = rulesWith(rule)?.chapterWith(rule);
  const loaded = chapter?.get(language);
  if (loaded === undefined) chapter?.load(language).catch(() => undefined);
  return loaded?.find(rule);
}

/** What a rule is called; undefined until it has come. */
export function ruleTitle(rule: string, language: Language): string | undefined {
  return shownRule(rule, language)?.title;
}

/** A rule in a sentence; nothing until it has come, and the id of what no book has. */
export function ruleSentence(rule: string, language: Language): string {
  const shown = shownRule(rule, language);
  if (shown) return shown.rule;
  const isComing = rulesWith(rule)?.chapterWith(rule).get(language) === undefined;
  return isRuleId(rule) && isComing ? '' : rule;
}
