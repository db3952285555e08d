import type { Entry, Milestone } from './journal.ts';

/** An entry of the journal with what the referee remembers of it. */
export interface Line {
  readonly entry: Entry;
  /** Something hidden came to light: undo needs consent from here on back. */
  readonly revealed: boolean;
  /** Taken back by a later undo; an undo itself never counts for the state. */
  readonly undone: boolean;
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
    this.all.push({ entry, revealed, undone: false });
    this.entries = undefined;
  }

  /** Strikes everything from the line `to` on; marks and checkpoints made since hold no longer. */
  takeBack(to: number, entry: Entry): void {
    for (let place = to; place < this.all.length; place++) this.strike(place);
    this.add(entry, false);
    this.strike(this.all.length - 1);
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

  /** The entries that count, from this line on. */
  counting(from: number): Entry[] {
    return this.all
      .slice(from)
      .filter((line) => !line.undone)
      .map((line) => line.entry);
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
    this.all[place] = { ...line, undone: true };
  }
}

/** Whether the checkpoint of this number is kept at this age: those whose number has a power of two that fits. */
function isKept(number: number, age: number): boolean {
  let gap = 1;
  while (gap * 4 <= age) gap *= 2;
  return number % gap === 0;
}
