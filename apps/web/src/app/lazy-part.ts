import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { wordsLoaded } from './readers-language.ts';

/** A part of the page that comes when it is first shown, together with its words. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const part = await load();
    await wordsLoaded();
    return { default: part };
  });
}
