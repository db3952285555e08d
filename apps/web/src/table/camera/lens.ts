import type { Point } from '@sortie/geometry';
import { pointer, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { hasMotion } from '../../app/settings.ts';
import { type Store, store } from '../../app/store.ts';
import { badgeScale, type Size } from '../whole-table.ts';
import { BarWatch } from './bar-watch.ts';
import { ease, flightTime, sightBetween } from './flight.ts';
import type { Box, Sight } from './framing.ts';

/** Pixels to a millimetre, at most. */
export const NEAREST = 8;
/** Milliseconds after the last gesture at which the view counts as settled. */
const REST = 140;

/** Pixels around a panel over the board that belong to it, for the rings of the pieces beside it. */
const ASIDE = 16;

function around({ x, y, width, height }: Box): Box {
  return { x: x - ASIDE, y: y - ASIDE, width: width + 2 * ASIDE, height: height + 2 * ASIDE };
}

/** Where the view rests or is flying to: labels are laid out for it. */
export interface Settled {
  readonly sight: Sight;
  readonly view: Size;
  /** Parts of the view under buttons. */
  readonly covered: readonly Box[];
}

export interface LensListeners {
  /** Gestures that belong to a piece in the hand. */
  readonly isBusy: (event: Event) => boolean;
  /** A hand moves the view. */
  readonly onHand: () => void;
  readonly onDoubleClick: (at: Point, shift: boolean) => void;
  /** Buttons over the view have come, gone or grown. */
  readonly onCover: () => void;
  /** The view has another size; the lens still has the old one. */
  readonly onResize: (size: Size) => void;
}

/** Moves the drawing. It writes to the elements itself: React hears nothing of panning and flying. */
export class Lens {
  private readonly behaviour: ZoomBehavior<SVGSVGElement, unknown> = zoom<SVGSVGElement, unknown>();
  private view: SVGSVGElement | undefined;
  private world: SVGGElement | undefined;
  private scaled: HTMLCollectionOf<Element> | undefined;
  private held: HTMLCollectionOf<Element> | undefined;
  private bars: BarWatch | undefined;
  private flight = 0;
  private rest = 0;
  private shownK = 0;

  size: Size = { width: 0, height: 0 };
  covered: readonly Box[] = [];
  /** What the buttons at the right edge take of the view. */
  edge = 0;
  at: ZoomTransform = zoomIdentity;
  /** Where it will be when the flight has ended. */
  target: Sight = zoomIdentity;

  readonly settled: Store<Settled | null> = store<Settled | null>(null);

  attach(view: SVGSVGElement, world: SVGGElement, listeners: LensListeners): () => void {
    this.view = view;
    this.world = world;
    this.scaled = view.getElementsByClassName('board-shrink');
    this.held = view.getElementsByClassName('board-in-hand');
    this.listen(view, listeners);
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width === 0 || height === 0) return;
      listeners.onResize({ width, height });
    });
    observer.observe(view);
    this.bars = new BarWatch(view, () => {
      const before = JSON.stringify(this.covered);
      this.measure();
      if (JSON.stringify(this.covered) !== before) listeners.onCover();
    });
    return () => {
      observer.disconnect();
      this.bars?.stop();
      this.stop();
      select(view).on('.zoom', null);
      this.view = undefined;
      this.world = undefined;
    };
  }

  private listen(view: SVGSVGElement, { isBusy, onHand, onDoubleClick }: LensListeners): void {
    this.behaviour
      .clickDistance(5)
      .extent(() => [
        [0, 0],
        [this.size.width, this.size.height],
      ])
      .filter(
        (event: MouseEvent) => (!event.ctrlKey || event.type === 'wheel') && !event.button && !isBusy(event),
      )
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (sourceEvent) {
          this.stop();
          onHand();
          this.target = transform;
          this.rest = window.setTimeout(() => this.settle(), REST);
        }
        this.show(transform);
      });
    select(view)
      .call(this.behaviour)
      // Two taps come here too.
      .on('dblclick.zoom', (event: MouseEvent | TouchEvent) => {
        event.preventDefault();
        const [x, y] = pointer('changedTouches' in event ? event.changedTouches[0] : event, view);
        if (!isBusy(event)) onDoubleClick({ x, y }, event.shiftKey);
      });
  }

  /** How far hands may move the view. */
  limit(area: Size): void {
    this.behaviour.translateExtent([
      [-area.width / 2, -area.height / 2],
      [area.width * 1.5, area.height * 1.5],
    ]);
  }

  /** Flies there; jumps when no motion is wanted. Labels are laid out for the end of the flight at its start. */
  flyTo(to: Sight, farthest: number, duration?: number): void {
    this.stop();
    if (!this.view || this.size.width === 0) return;
    this.behaviour.scaleExtent([farthest, NEAREST]);
    const from: Sight = this.at;
    const time = hasMotion() ? (duration ?? flightTime(from, to, this.size)) : 0;
    this.target = to;
    if (time === 0) {
      this.go(to);
      this.settle();
      return;
    }
    this.settle();
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const share = Math.min(1, (now - start) / time);
      this.go(sightBetween(from, to, ease(share), this.size));
      if (share < 1) this.flight = requestAnimationFrame(step);
      else this.view?.removeAttribute('data-flying');
    };
    this.view.setAttribute('data-flying', '');
    this.flight = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.flight);
    window.clearTimeout(this.rest);
    this.view?.removeAttribute('data-flying');
    this.target = this.at;
  }

  /** Finds what buttons cover of the view: those of the board and those that others lay over it. */
  measure(): void {
    if (!this.view || !this.bars) return;
    const { left, top, width } = this.view.getBoundingClientRect();
    const boxOf = (element: Element): Box => {
      const box = element.getBoundingClientRect();
      return { x: box.left - left, y: box.top - top, width: box.width, height: box.height };
    };
    // A bar that is not shown is nowhere.
    const bars = this.bars.all().filter((bar) => bar.getClientRects().length > 0);
    this.covered = bars.flatMap((bar) => {
      if (bar.dataset.overBoard === 'panel') return [around(boxOf(bar))];
      return bar.children.length > 0 ? [...bar.children].map(boxOf) : [boxOf(bar)];
    });
    const atEdge = bars.filter(({ dataset }) => dataset.overBoard === 'edge');
    this.edge = Math.max(0, ...atEdge.map((bar) => width - boxOf(bar).x));
  }

  /** Where the view is on the page. */
  box(): DOMRect | undefined {
    return this.view?.getBoundingClientRect();
  }

  settle(): void {
    const { x, y, k } = this.target;
    if (this.size.width > 0) this.settled.set({ sight: { x, y, k }, view: this.size, covered: this.covered });
  }

  /** Labels that were drawn anew get the size that the others have. */
  scaleLabels(): void {
    const scale = `scale(${badgeScale(this.at.k) / this.at.k})`;
    for (const label of this.scaled ?? []) label.setAttribute('transform', scale);
  }

  private go({ x, y, k }: Sight): void {
    if (this.view) this.behaviour.transform(select(this.view), zoomIdentity.translate(x, y).scale(k));
  }

  private show(transform: ZoomTransform): void {
    const { x, y, k } = transform;
    this.at = transform;
    this.world?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    if (k === this.shownK) return;
    this.shownK = k;
    this.scaleLabels();
    for (const held of this.held ?? []) (held as SVGGElement).style.setProperty('--px', String(1 / k));
  }
}
