import type { KeptBook, RulebookKit } from '@sortie/games';
import { type InLanguage, inLanguage } from '../app/in-language.ts';
import { type OpenBook, openBook } from './open-book.ts';

/**
 * The chapters of a rulebook by the rules that are cited. Which chapter a rule is in is known when the
 * chapter has come; from then on it is there for all its rules at once.
 */
export function citedChapters(
  kept: Pick<KeptBook, 'name' | 'chapterWith'>,
): (rule: string) => InLanguage<OpenBook | null> {
  const open: OpenBook[] = [];
  const byRule = new Map<string, InLanguage<OpenBook | null>>();
  const opened = (found: RulebookKit): OpenBook => {
    const [area = ''] = Object.keys(found.areas);
    const earlier = open.find((each) => each.language === found.language && area in each.areas);
    if (earlier) return earlier;
    const chapter = openBook(kept.name, found);
    open.push(chapter);
    return chapter;
  };
  const citing = (rule: string): InLanguage<OpenBook | null> => {
    const own = inLanguage(async (language) => {
      const found = await kept.chapterWith(rule, language);
      return found ? opened(found) : null;
    });
    return {
      get: (language) => {
        const loaded = own.get(language);
        if (loaded !== undefined) return loaded;
        return open.find((each) => each.language === language && each.find(rule));
      },
      load: (language) => own.load(language),
    };
  };
  return (rule) => {
    const chapter = byRule.get(rule) ?? citing(rule);
    byRule.set(rule, chapter);
    return chapter;
  };
}
