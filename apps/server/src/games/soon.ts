/** Does something a while after it was asked for, once for all who asked for it meanwhile. */
export class Soon {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly milliseconds: number,
    private readonly act: () => void,
  ) {}

  ask(): void {
    if (this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.act();
    }, this.milliseconds);
    this.timer.unref();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
