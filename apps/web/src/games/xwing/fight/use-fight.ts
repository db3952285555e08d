import { useEffect } from 'react';
import { wordsLoaded } from '../../../app/readers-language.ts';
import { store, useStore } from '../../../app/store.ts';
import type * as FightPart from './fight-part.ts';

const part = store<typeof FightPart | undefined>(undefined);
const failure = store(false);

/** Attacks with their odds, which need to know what every card does: they come when ships begin to move. */
async function load(): Promise<void> {
  const fight = await import('./fight-part.ts');
  await wordsLoaded();
  part.set(fight);
}

/** Undefined until it has come. */
export function useFight(isWanted: boolean): typeof FightPart | undefined {
  useEffect(() => {
    // Whoever wants it next tries again.
    if (isWanted && !part.get()) load().catch(() => failure.set(true));
  }, [isWanted]);
  return useStore(part);
}

/** It did not come: what is asked can be answered without it. */
export function useFightFailed(): boolean {
  return useStore(failure);
}
