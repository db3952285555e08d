import { rulebooks } from '@sortie/games';
import { areaOf, type Rule } from '@sortie/rulebook';
import { type InLanguage, inLanguage } from '../app/in-language.ts';
import type { Language } from '../app/settings.ts';
import { type OpenBook, openBook } from './open-book.ts';

/** The rules of a game. */
export interface GameRules {
  readonly game: string;
  readonly title: string;
  readonly prefix: string;
  readonly book: InLanguage<OpenBook>;
  /** The chapter that a rule would be in; null where there is none. */
  chapterWith(rule: string): InLanguage<OpenBook | null>;
}

/** The rules of every game. A chapter comes when the first of its rules is shown, the whole book to its readers. */
export const gameRules: readonly GameRules[] = rulebooks.map(({ game, title, prefix, rulebook }) => {
  const chapters = new Map<string, InLanguage<OpenBook | null>>();
  return {
    game,
    title,
    prefix,
    book: inLanguage(async (language) => openBook(game, await rulebook.load(language))),
    chapterWith: (rule) => {
      const area = areaOf(rule);
      const known = chapters.get(area);
      if (known) return known;
      const chapter = inLanguage(async (language) => {
        const found = await rulebook.loadChapterWith(rule, language);
        return found ? openBook(game, found) : null;
      });
      chapters.set(area, chapter);
      return chapter;
    },
  };
});

export function rulesOfGame(game: string | undefined): GameRules | undefined {
  return gameRules.find((each) => each.game === game);
}

/** The game whose rule it is; undefined for the table's own reasons, which no book has. */
export function rulesWith(rule: string): GameRules | undefined {
  return gameRules.find(({ prefix }) => rule.startsWith(`${prefix}.`));
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

/** A rule in the reader's language; undefined until it has come. Whatever uses the language is drawn again then. */
export function shownRule(rule: string, language: Language): Rule | undefined {
  const chapter = rulesWith(rule)?.chapterWith(rule);
  const loaded = chapter?.get(language);
  if (loaded === undefined) chapter?.load(language).catch(() => undefined);
  return loaded?.find(rule);
}

/** A rule in a sentence; nothing until it has come, and the id of what no book has. */
export function ruleSentence(rule: string, language: Language): string {
  const shown = shownRule(rule, language);
  if (shown) return shown.rule;
  const isComing = rulesWith(rule)?.chapterWith(rule).get(language) === undefined;
  return isRuleId(rule) && isComing ? '' : rule;
}
