import type * as Odds from '@sortie/xwing/odds';
import { useEffect } from 'react';
import { store, useStore } from '../../../app/store.ts';

export type OddsPart = typeof Odds;

const part = store<OddsPart | undefined>(undefined);

/** What computes odds. It needs to know what every card does, so it comes when the ships have begun to move. */
export function loadOdds(): void {
  if (part.get()) return;
  import('@sortie/xwing/odds').then(part.set).catch(() => undefined);
}

/** Undefined until it has come: an attack can be made without its odds. */
export function useOdds(): OddsPart | undefined {
  useEffect(loadOdds, []);
  return useStore(part);
}
