import type { Entry, Plain } from '@sortie/kernel';
import { steadyNow } from '../operations/steady-clock.ts';

const AFTER_TROUBLE = 1000;

/** Calls once, when a game's time is up. */
export class GameClock {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly expire: () => void) {}

  set(endsAt: number): void {
    this.wait(Math.max(0, endsAt - steadyNow()));
  }

  /** The time is up and could not be entered. */
  again(): void {
    this.wait(AFTER_TROUBLE);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.expire, milliseconds);
    this.timer.unref();
  }
}

/** Whether the clock of the game has spoken and was not taken back since; the timers of its rules come and go. */
export function hasRunOut(journal: readonly Entry[]): boolean {
  const counting: boolean[] = [];
  for (const entry of journal) {
    if (entry.kind === 'undo') counting.fill(false, entry.to);
    counting.push(isOfClock(entry));
  }
  return counting.includes(true);
}

/** Whether the clock of the game spoke, and no timer of its rules, which gives its name. */
export function isOfClock(entry: Entry): boolean {
  return entry.kind === 'command' && entry.from === 'clock' && !namesTimer(entry.command);
}

function namesTimer(command: Plain): boolean {
  return typeof command === 'object' && command !== null && 'clock' in command;
}
