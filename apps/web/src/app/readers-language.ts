import { type InLanguage, inLanguage, loadShown } from './in-language.ts';
import { changeSettings, type Language, settings } from './settings.ts';

/** Loads at once in the reader's language, and in each other one before the page changes to it. */
export function inReadersLanguage<Value>(fetch: (language: Language) => Promise<Value>): InLanguage<Value> {
  const own = inLanguage(fetch);
  // Whoever waits for it is told of a failure.
  own.load(settings.get().language).catch(() => undefined);
  return own;
}

/** Resolves when everything that is shown is there in the reader's language. */
export async function wordsLoaded(): Promise<void> {
  await loadShown(settings.get().language);
}

let wanted = settings.get().language;

/**
 * The page changes when it can say everything in the other language, so that it never shows two at once. It
 * stays as it is when the words cannot be loaded.
 */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await loadShown(language);
  } catch {
    return;
  }
  // Another one may have been chosen meanwhile.
  if (wanted === language) changeSettings({ language });
}
