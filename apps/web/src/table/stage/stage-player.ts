import type { Kinded } from '@sortie/kernel';
import { type Store, store } from '../../app/store.ts';
import type { Act } from './act.ts';
import { eventsBetween } from './events-between.ts';
import { type Manner, timeOf } from './pace.ts';
import {
  actNow,
  addStep,
  advance,
  goOn,
  idleQueue,
  isBusy,
  type Queue,
  skipAll,
  timeAhead,
  withLatest,
} from './queue.ts';

/** Time, which tests drive by hand. */
export interface StageClock {
  now(): number;
  /** Calls back after so many milliseconds unless it is cancelled. */
  after(milliseconds: number, call: () => void): () => void;
}

export interface PlayerDependencies<Shown> {
  readonly clock: StageClock;
  readonly manner: () => Manner;
  readonly actsOf: (before: Shown, after: Shown) => readonly Act[];
  /** Nobody sees the page now. */
  readonly isHidden: () => boolean;
  /** An act begins and will be seen for so many milliseconds; none when all is shown at once. */
  readonly onAct: (act: Act, lasts: number) => void;
}

/** What a table shows: whatever it is, it has a log. */
interface Logged {
  readonly log: readonly Kinded[];
}

/** Plays what happened between two looks at a table, one act after the other, and then shows the later look. */
export class StagePlayer<Shown extends Logged> {
  readonly queue: Store<Queue<Shown> | undefined> = store<Queue<Shown> | undefined>(undefined);
  private looker: string | undefined;
  private cancel: (() => void) | undefined;

  constructor(private readonly depends: PlayerDependencies<Shown>) {}

  /**
   * Takes the next look. What is seen through other eyes than the last is played from `past`, the last look of
   * those eyes: one looker's acts are never shown to another.
   */
  show(next: Shown, looker: string, past?: Shown): void {
    const queue = this.queue.get();
    const isSame = looker === this.looker;
    this.looker = looker;
    const before = isSame ? queue?.latest : past;
    if (!queue || !before) {
      this.set(idleQueue(next));
      return;
    }
    const known = isSame ? queue : idleQueue(before);
    const events = eventsBetween(before.log, next.log);
    if (!events) this.set(idleQueue(next));
    else if (events.length === 0) this.set(withLatest(known, next));
    else this.add(known, before, next);
  }

  /** Plays acts over a table that stays as it is. */
  play(acts: readonly Act[], over: Shown): void {
    const { clock, manner } = this.depends;
    this.set(addStep(idleQueue(over), { before: over, after: over, acts }, clock.now(), manner()));
  }

  skip(): void {
    this.change(skipAll);
  }

  goOn(): void {
    const { clock, manner } = this.depends;
    this.change((queue) => goOn(queue, clock.now(), manner()));
  }

  stop(): void {
    this.cancel?.();
    this.cancel = undefined;
  }

  private add(queue: Queue<Shown>, before: Shown, after: Shown): void {
    const { clock, manner, actsOf, isHidden, onAct } = this.depends;
    if (isHidden()) {
      this.set(idleQueue(after));
      return;
    }
    const acts = actsOf(before, after);
    if (manner().pace === 'atOnce') for (const act of acts) onAct(act, 0);
    this.set(addStep(queue, { before, after, acts }, clock.now(), manner()));
  }

  private change(to: (queue: Queue<Shown>) => Queue<Shown>): void {
    const queue = this.queue.get();
    if (queue) this.set(to(queue));
  }

  private set(next: Queue<Shown>): void {
    const before = this.queue.get();
    const { clock, manner, onAct } = this.depends;
    const act = actNow(next);
    if (act && (!before || actNow(before) !== act)) onAct(act, timeOf(act, manner(), timeAhead(next)));
    this.stop();
    if (isBusy(next) && next.until !== null) {
      const wait = Math.max(0, next.until - clock.now());
      this.cancel = clock.after(wait, () => this.change((queue) => advance(queue, clock.now(), manner())));
    }
    this.queue.set(next);
  }
}
