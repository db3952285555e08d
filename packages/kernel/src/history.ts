import type { Entry, Milestone } from './journal.ts';
import { isTalk } from './table-command.ts';

/** An entry of the journal with what the referee remembers of it. */
export interface Line {
  readonly entry: Entry;
  /** Something hidden came to light: undo needs consent from here on back. */
  readonly revealed: boolean;
  /** Taken back by a later undo; an undo itself never counts for the state. */
  readonly undone: boolean;
  /** Of an undo: what it took back had shown something, so the dice go another way from here on. */
  readonly turnsDice: boolean;
}

/** A state kept to go back to: what it was after the first `lines` entries, when the log was this long. */
export interface Checkpoint<State> {
  readonly lines: number;
  readonly state: State;
  readonly log: number;
}

/** What was done at the table, what of it was taken back, and the marks and checkpoints that still hold. */
export class History<State> {
  private all: Line[] = [];
  private marks: Milestone[] = [];
  private checkpoints: (Checkpoint<State> & { readonly number: number })[] = [];
  /** How many lines no longer count. Old answers are told from new ones by it, for it never shrinks. */
  private takenBack = 0;
  /** The entries of all lines, until there is another. */
  private entries: readonly Entry[] | undefined;

  get length(): number {
    return this.all.length;
  }

  get lines(): readonly Line[] {
    return this.all;
  }

  get undone(): number {
    return this.takenBack;
  }

  get journal(): readonly Entry[] {
    this.entries ??= this.all.map((line) => line.entry);
    return this.entries;
  }

  get milestones(): readonly Milestone[] {
    return [...this.marks];
  }

  add(entry: Entry, revealed: boolean): void {
    this.all.push({ entry, revealed, undone: false, turnsDice: false });
    this.entries = undefined;
  }

  /**
   * Strikes everything from the line `to` on but what was said; marks and checkpoints made since hold no
   * longer. What an earlier undo has struck may have shown dice as well.
   */
  takeBack(to: number, entry: Entry & { readonly kind: 'undo' }): void {
    const turnsDice = !entry.keepsDice && this.all.slice(to).some((line) => line.revealed || line.turnsDice);
    for (let place = to; place < this.all.length; place++) {
      if (!isTalk(this.all[place]!.entry)) this.strike(place);
    }
    this.all.push({ entry, revealed: false, undone: true, turnsDice });
    this.takenBack++;
    this.entries = undefined;
    this.marks = this.marks.filter((mark) => mark.entries <= to);
    this.checkpoints = this.checkpoints.filter((checkpoint) => checkpoint.lines <= to);
  }

  /** Notes the state's hash when the game has come further than ever. */
  mark(milestone: number, hash: () => string): void {
    if (milestone <= (this.marks.at(-1)?.milestone ?? -1)) return;
    this.marks.push({ entries: this.all.length, milestone, hash: hash() });
  }

  /**
   * Keeps a state to go back to. Of older ones fewer are kept, each gap about as long as the way back to it: a
   * long evening needs a handful of states, and going back far plays at most as much again as is taken back.
   */
  keep(checkpoint: Checkpoint<State>): void {
    const number = (this.checkpoints.at(-1)?.number ?? -1) + 1;
    this.checkpoints.push({ ...checkpoint, number });
    this.checkpoints = this.checkpoints.filter((each) => isKept(each.number, number - each.number));
  }

  nearestCheckpoint(): Checkpoint<State> | undefined {
    return this.checkpoints.at(-1);
  }

  /** What leads from this line on to the state: entries that count, and undos that turn the dice; with their places. */
  counting(from: number): { readonly place: number; readonly entry: Entry }[] {
    return this.all.flatMap(({ entry, undone, turnsDice }, place) =>
      place < from || (undone && !turnsDice) ? [] : [{ place, entry }],
    );
  }

  /** The entries of a saved game; `revealed` names the places of those that showed something hidden. */
  restore(journal: readonly Entry[], revealed: readonly number[], milestones: readonly Milestone[]): void {
    const shown = new Set(revealed);
    for (const [place, entry] of journal.entries()) {
      if (entry.kind === 'undo') this.takeBack(entry.to, entry);
      else this.add(entry, shown.has(place));
    }
    this.marks = [...milestones];
  }

  private strike(place: number): void {
    const line = this.all[place]!;
    if (!line.undone) this.takenBack++;
    this.all[place] = { ...line, undone: true, turnsDice: false };
  }
}

/** Whether the checkpoint of this number is kept at this age: those whose number has a power of two that fits. */
function isKept(number: number, age: number): boolean {
  let gap = 1;
  while (gap * 4 <= age) gap *= 2;
  return number % gap === 0;
}
