import type { ReplayVerdict } from '@sortie/kernel';
import { LiveRefusal } from './live-refusal.ts';

/** What whoever brought a replay is told that does not play to the same end again. */
export function differs({ at, entries }: Exclude<ReplayVerdict, { readonly kind: 'verified' }>): LiveRefusal {
  const message = `The replay turns into another game (${at}) after ${entries} entries.`;
  return new LiveRefusal(422, 'replay-differs', message);
}
