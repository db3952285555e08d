import type { Plain, Replay } from '@sortie/kernel';
import { gameLimits } from './game-limits.ts';
import { LiveRefusal } from './live-refusal.ts';

interface Size {
  readonly parts: number;
  readonly list: number;
}

/** Far beyond every list that a rule allows: two dozen ships with all their upgrades have a few hundred parts. */
const largestForce: Size = { parts: 4000, list: 200 };
/** A whole table with every deck and piece on it. */
const largestTable: Size = { parts: 50_000, list: 1000 };

/** Refuses a replay whose table holds more than any table does, or that is longer than a game may be. */
export function expectModestReplay({ opening, journal }: Pick<Replay, 'opening' | 'journal'>): void {
  expectModest(opening.setup, 'opening.setup', largestTable);
  expectModest(opening.position, 'opening.position', largestTable);
  const { mostEntries, mostWords } = gameLimits;
  if (Array.isArray(journal) && journal.length > mostEntries + mostWords) {
    throw new LiveRefusal(413, 'too-large', 'That is longer than a game may be.', 'journal');
  }
}

/** Refuses what somebody brings before any rule walks it: rules compare every part with every other. */
export function expectModest(value: Plain | undefined, field: string, most = largestForce): void {
  let parts = 0;
  const walk = (each: Plain | undefined): boolean => {
    if (++parts > most.parts) return false;
    if (typeof each !== 'object' || each === null) return true;
    const inner: readonly Plain[] = Array.isArray(each) ? (each as readonly Plain[]) : Object.values(each);
    return inner.length <= most.list && inner.every(walk);
  };
  if (!walk(value))
    throw new LiveRefusal(413, 'too-large', 'That has more parts than anything that is played.', field);
}
