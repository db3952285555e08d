import type { Say } from '../../../../src/app/words.ts';
import { en } from '../../../../src/games/xwing/fight/text/en.ts';

/** The English words without a page around them. */
export const sayEnglish: Say<typeof en> = (key, values = {}) => {
  const texts: Readonly<Record<string, string>> = en;
  const text = texts[key] ?? texts[`${key}_${values.count === 1 ? 'one' : 'other'}`] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
};
