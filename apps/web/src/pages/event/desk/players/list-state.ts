import type { HandedInList } from '@sortie/tournaments/model';

/** How a list stands: none, fine, let through by a ruling, with faults, or of an edition that nobody here can read. */
export type ListState = 'none' | 'fine' | 'passed' | 'faulty' | 'unread';

export function listState(list: HandedInList | null): ListState {
  if (list === null) return 'none';
  if (list.ruling !== null) return 'passed';
  if (!list.isKnown) return 'unread';
  return list.faults.length > 0 ? 'faulty' : 'fine';
}

/** Whether it may be played as it is. */
export function isFit(list: HandedInList | null): boolean {
  const state = listState(list);
  return state === 'fine' || state === 'passed';
}
