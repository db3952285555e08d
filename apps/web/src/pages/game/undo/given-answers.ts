import { type Store, store } from '../../../app/store.ts';

/** An answer that was given on this page, as people would name it. */
export interface Given {
  readonly step: string;
  /** The round it was given in; undefined in a game without rounds. */
  readonly round: number | undefined;
}

interface Kept {
  /** In their order, the latest last. */
  readonly given: readonly Given[];
  /** What was taken back and can be given again, the next one last. */
  readonly back: readonly Given[];
}

const NOTHING: Kept = { given: [], back: [] };

/** What was answered for each seat since the page was loaded, so that taking it back can be named. */
export const givenAnswers: Store<Readonly<Record<string, Kept>>> = store({});

function change(key: string, to: (kept: Kept) => Kept): void {
  const all = givenAnswers.get();
  givenAnswers.set({ ...all, [key]: to(all[key] ?? NOTHING) });
}

export function noteGiven(key: string, given: Given): void {
  change(key, (kept) => ({ given: [...kept.given, given], back: [] }));
}

export function noteTakenBack(key: string): void {
  change(key, ({ given, back }) => ({ given: given.slice(0, -1), back: [...back, ...given.slice(-1)] }));
}

export function noteGivenAgain(key: string): void {
  change(key, ({ given, back }) => ({ given: [...given, ...back.slice(-1)], back: back.slice(0, -1) }));
}
