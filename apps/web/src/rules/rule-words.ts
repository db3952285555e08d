import type { Registry } from '@sortie/games';
import type { RuleTitles } from '@sortie/rulebook';
import { type InLanguage, inLanguage } from '../app/in-language.ts';
import type { Language } from '../app/settings.ts';
import { loadPictures } from './game-pictures.ts';
import { type OpenBook, openBook } from './open-book.ts';

interface GameRules {
  readonly game: string;
  readonly title: string;
  readonly prefix: string;
  readonly titles: InLanguage<RuleTitles>;
  readonly book: InLanguage<OpenBook>;
}

let known: readonly GameRules[] = [];

/** Takes the rulebooks of the page's games, before anything is shown. */
export function takeRulebooks({ kits }: Registry): void {
  known = kits.map(({ name, title, prefix, rulebook }) => ({
    game: name,
    title,
    prefix,
    titles: inLanguage((language) => rulebook.loadTitles(language)),
    book: inLanguage(async (language) => {
      const [book, pictures] = await Promise.all([rulebook.load(language), loadPictures(name)]);
      return openBook(name, book, pictures);
    }),
  }));
}

/** The rules of every game. Titles are short and come with the first link, sentences when somebody wants them. */
export function gameRules(): readonly GameRules[] {
  return known;
}

export function rulesOfGame(game: string | undefined): GameRules | undefined {
  return known.find((each) => each.game === game);
}

/** The game whose rule it is; undefined for the table's own reasons, which no book has. */
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

/** What a rule is called; undefined until the titles have come, and for what is no rule. */
export function ruleTitle(rule: string, language: Language): string | undefined {
  return shownIn(rulesWith(rule)?.titles, language)?.[rule];
}

/** A rule in a sentence; its title until the sentences have come. */
export function ruleSentence(rule: string, language: Language): string {
  const rules = rulesWith(rule);
  return shownIn(rules?.book, language)?.find(rule)?.rule ?? ruleTitle(rule, language) ?? rule;
}

/** The sentence if it has come already, for what should load nothing. */
export function knownSentence(rule: string, language: Language): string | undefined {
  return rulesWith(rule)?.book.get(language)?.find(rule)?.rule;
}

export function loadSentences(rule: string, language: Language): void {
  shownIn(rulesWith(rule)?.book, language);
}

/** Whatever shows it is drawn again when it has come; when it fails, the next one to ask tries again. */
function shownIn<Value>(wanted: InLanguage<Value> | undefined, language: Language): Value | undefined {
  const value = wanted?.get(language);
  if (value === undefined) wanted?.load(language).catch(() => undefined);
  return value;
}
