import { arrivals } from './arrivals.ts';
import type { Language } from './settings.ts';

/** Something of which only the reader's language is loaded. */
export interface InLanguage<Value> {
  /** Undefined until it has been loaded. */
  get(language: Language): Value | undefined;
  load(language: Language): Promise<Value>;
}

/** Everything that the page has shown so far, to be loaded in another language before the page changes to it. */
const shown = new Set<InLanguage<unknown>>();

/** Loads what it is asked for once; what failed is tried again when it is next asked for. */
export function inLanguage<Value>(fetch: (language: Language) => Promise<Value>): InLanguage<Value> {
  const loaded = new Map<Language, Value>();
  const loading = new Map<Language, Promise<Value>>();
  const begin = async (language: Language): Promise<Value> => {
    try {
      const value = await fetch(language);
      loaded.set(language, value);
      arrivals.set(arrivals.get() + 1);
      return value;
    } catch (error) {
      loading.delete(language);
      throw error;
    }
  };
  const own: InLanguage<Value> = {
    get: (language) => loaded.get(language),
    load: (language) => {
      shown.add(own);
      const known = loading.get(language) ?? begin(language);
      loading.set(language, known);
      return known;
    },
  };
  return own;
}

/** Resolves when everything that is shown is there in a language. */
export async function loadShown(language: Language): Promise<void> {
  await Promise.all([...shown].map((each) => each.load(language)));
}
