import { useEffect } from 'react';
import { wordsLoaded } from '../../app/readers-language.ts';
import { store, useStore } from '../../app/store.ts';
import type * as StageParts from './stage-parts.ts';

const parts = store<typeof StageParts | undefined>(undefined);

/** Undefined until they have come. Without them everything is still shown, only unseen on its way. */
export function useStageParts(isWanted: boolean): typeof StageParts | undefined {
  useEffect(() => {
    if (isWanted && !parts.get()) load().catch(() => undefined);
  }, [isWanted]);
  return useStore(parts);
}

async function load(): Promise<void> {
  const loaded = await import('./stage-parts.ts');
  await wordsLoaded();
  parts.set(loaded);
}
