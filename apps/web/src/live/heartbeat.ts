/** Milliseconds between two looks at the line. */
const BEAT = 500;
/** Where nothing is waited for, the other end is asked whether it is there this often. */
const HELLO_AFTER = 5_000;
/** A line that owes an answer and says nothing for so long is called silent. */
const SILENT_AFTER = 3_000;
/** A silent line is given up, and another one is tried. */
const DEAD_AFTER = 6_000;

export interface HeartbeatEvents {
  /** Asks the other end for a sign of life. */
  readonly onHello: () => void;
  readonly onSilence: () => void;
  readonly onDeath: () => void;
}

/** Listens whether the other end of a line is there: a line can be dead without anybody saying so. */
export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  /** Since when an answer is owed. */
  private owedSince: number | null = null;
  private lastSign = 0;
  private isSilent = false;

  constructor(private readonly events: HeartbeatEvents) {}

  begin(): void {
    this.stop();
    this.hear();
    this.timer = setInterval(() => this.beat(), BEAT);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Something was sent that the other end answers. */
  expect(): void {
    this.owedSince ??= Date.now();
  }

  /** The other end said something, whatever it was. */
  hear(): void {
    this.lastSign = Date.now();
    this.owedSince = null;
    this.isSilent = false;
  }

  private beat(): void {
    const now = Date.now();
    if (this.owedSince === null) {
      if (now - this.lastSign >= HELLO_AFTER) {
        this.expect();
        this.events.onHello();
      }
      return;
    }
    const silence = now - this.owedSince;
    if (silence >= DEAD_AFTER) this.events.onDeath();
    else if (silence >= SILENT_AFTER && !this.isSilent) {
      this.isSilent = true;
      // The sign of life may come before the answer does.
      this.events.onHello();
      this.events.onSilence();
    }
  }
}
