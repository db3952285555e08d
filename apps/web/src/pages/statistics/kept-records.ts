import { keep, readKept } from '../../app/kept.ts';
import { store, useStore } from '../../app/store.ts';
import { type GameRecord, isRecord } from './game-record.ts';

/** Some hundred bytes each: far below what a browser keeps. */
const MOST = 1000;

const records = store<readonly GameRecord[]>(latest());

window.addEventListener('storage', ({ key }) => {
  if (key === null || key === 'sortie.statistics') records.set(latest());
});

/** Another tab may have kept games since this page was loaded. */
function latest(): readonly GameRecord[] {
  return readKept<readonly unknown[]>('statistics', [], Array.isArray).filter(isRecord);
}

/** A game is counted once. */
export function keepRecord(record: GameRecord): void {
  const others = latest().filter(({ id }) => id !== record.id);
  change([...others, record].slice(-MOST));
}

export function forgetRecords(): void {
  change([]);
}

function change(next: readonly GameRecord[]): void {
  keep('statistics', next);
  records.set(next);
}

/** Oldest first. */
export function useRecords(): readonly GameRecord[] {
  return useStore(records);
}
