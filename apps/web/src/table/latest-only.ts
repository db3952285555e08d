interface Timers {
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
}

/**
 * Asks about a place while it keeps changing: one question at a time, a pause between two, and of what was wanted
 * meanwhile only the latest. The referee bears a limited number of questions a second.
 */
export class LatestOnly<Question, Reply> {
  private pending: { readonly question: Question } | undefined;
  private busy = false;
  private closed = false;

  constructor(
    private readonly ask: (question: Question) => Promise<Reply>,
    private readonly tell: (question: Question, reply: Reply) => void,
    private readonly pause = 70,
    private readonly timers: Timers = globalThis,
  ) {}

  want(question: Question): void {
    this.pending = { question };
    this.next();
  }

  close(): void {
    this.closed = true;
    this.pending = undefined;
  }

  private next(): void {
    if (this.busy || this.closed || !this.pending) return;
    const { question } = this.pending;
    this.pending = undefined;
    this.busy = true;
    this.ask(question).then(
      (reply) => {
        if (!this.closed) this.tell(question, reply);
        this.rest();
      },
      () => this.rest(),
    );
  }

  private rest(): void {
    this.timers.setTimeout(() => {
      this.busy = false;
      this.next();
    }, this.pause);
  }
}
