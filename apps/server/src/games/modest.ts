import type { Plain } from '@sortie/kernel';
import { LiveRefusal } from './live-refusal.ts';

/** Far beyond every list that a rule allows: two dozen ships with all their upgrades have a few hundred parts. */
const MOST_PARTS = 4000;
const LONGEST_LIST = 200;

/** Refuses what somebody brings before any rule walks it: rules compare every part with every other. */
export function expectModest(value: Plain | undefined, field: string): void {
  let parts = 0;
  const walk = (each: Plain | undefined): boolean => {
    if (++parts > MOST_PARTS) return false;
    if (typeof each !== 'object' || each === null) return true;
    const inner: readonly Plain[] = Array.isArray(each) ? (each as readonly Plain[]) : Object.values(each);
    return inner.length <= LONGEST_LIST && inner.every(walk);
  };
  if (!walk(value))
    throw new LiveRefusal(413, 'too-large', 'That has more parts than anything that is played.', field);
}
