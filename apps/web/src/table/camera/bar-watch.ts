/** The bars of buttons that lie over a board: its own, and those that others lay beside it. */
export class BarWatch {
  private readonly around: Element | null;
  private readonly sizes: ResizeObserver;
  private readonly arrivals: MutationObserver;
  private readonly watched = new Set<HTMLElement>();

  constructor(view: SVGSVGElement, onChange: () => void) {
    this.around = view.parentElement?.parentElement ?? null;
    this.sizes = new ResizeObserver(onChange);
    this.arrivals = new MutationObserver(onChange);
    // Bars come as a whole, beside the board: what changes on the board itself is not watched.
    if (this.around) this.arrivals.observe(this.around, { childList: true });
  }

  all(): readonly HTMLElement[] {
    const bars = [...(this.around?.querySelectorAll<HTMLElement>('[data-over-board]') ?? [])];
    for (const bar of bars) {
      if (!this.watched.has(bar)) this.sizes.observe(bar);
      this.watched.add(bar);
    }
    // Whoever asks knows already that they have gone.
    for (const gone of [...this.watched].filter((bar) => !bars.includes(bar))) {
      this.sizes.unobserve(gone);
      this.watched.delete(gone);
    }
    return bars;
  }

  stop(): void {
    this.sizes.disconnect();
    this.arrivals.disconnect();
  }
}
