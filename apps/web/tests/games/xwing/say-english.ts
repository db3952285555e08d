import { en } from '../../../src/games/xwing/text/en.ts';
import type { XwingSay } from '../../../src/games/xwing/text/xwing-say.ts';

const words: Readonly<Record<string, string>> = en;

/** Says the English sentences without the page around them. */
export const sayEnglish: XwingSay = (key, values = {}) => {
  const plural = `${key}_${values.count === 1 ? 'one' : 'other'}`;
  const sentence = words[key] ?? words[plural] ?? key;
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
};
