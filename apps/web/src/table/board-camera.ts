import type { Point } from '@sortie/geometry';
import { pointer, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { hasMotion } from '../app/settings.ts';
import { badgeScale, type Size, wholeTable } from './whole-table.ts';

/** Pixels to a millimetre, at most. */
const NEAREST = 8;
const FLIGHT = 180;

/** Where the table is looked at from. It writes to the elements itself: React hears nothing of panning. */
export class BoardCamera {
  private readonly behaviour: ZoomBehavior<SVGSVGElement, unknown> = zoom<SVGSVGElement, unknown>();
  private view: SVGSVGElement | undefined;
  private world: SVGGElement | undefined;
  private area: Size = { width: 1, height: 1 };
  private isTurned = false;
  private size: Size = { width: 0, height: 0 };
  private at: ZoomTransform = zoomIdentity;
  /** The whole table stays in view until the player zooms in. */
  private isWhole = true;
  private flight = 0;

  /** Gestures that belong to a piece in the hand. */
  isBusy: (event: Event) => boolean = () => false;

  attach(view: SVGSVGElement, world: SVGGElement): () => void {
    this.view = view;
    this.world = world;
    this.behaviour
      .clickDistance(5)
      .extent(() => [
        [0, 0],
        [this.size.width, this.size.height],
      ])
      .filter(
        (event: MouseEvent) =>
          (!event.ctrlKey || event.type === 'wheel') && !event.button && !this.isBusy(event),
      )
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (sourceEvent) {
          this.isWhole = false;
          cancelAnimationFrame(this.flight);
        }
        this.show(transform);
      });
    select(view)
      .call(this.behaviour)
      // Two taps come here too.
      .on('dblclick.zoom', (event: MouseEvent | TouchEvent) => {
        event.preventDefault();
        const [x, y] = pointer('changedTouches' in event ? event.changedTouches[0] : event, view);
        if (!this.isBusy(event)) this.zoomBy(event.shiftKey ? 0.5 : 2, { x, y });
      });
    const observer = new ResizeObserver(([entry]) => {
      if (entry) this.resize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(view);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(this.flight);
      select(view).on('.zoom', null);
      this.view = undefined;
      this.world = undefined;
    };
  }

  setTable(area: { readonly width: number; readonly depth: number }, isTurned: boolean): void {
    const { width, depth: height } = area;
    if (width === this.area.width && height === this.area.height && isTurned === this.isTurned) return;
    const middle = this.middle();
    this.area = { width, height };
    this.isTurned = isTurned;
    this.behaviour.translateExtent([
      [-width / 2, -height / 2],
      [width * 1.5, height * 1.5],
    ]);
    if (this.isWhole) this.go(this.fitting());
    else this.go(this.lookingAt(middle));
  }

  /** Comes closer to a place of the view, its middle unless another is named. */
  zoomBy(factor: number, { x, y }: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.isWhole = false;
    const k = Math.min(NEAREST, Math.max(this.farthest(), this.at.k * factor));
    const [gx, gy] = this.at.invert([x, y]);
    this.flyTo(zoomIdentity.translate(x - gx * k, y - gy * k).scale(k));
  }

  panBy(dx: number, dy: number): void {
    this.isWhole = false;
    this.flyTo(zoomIdentity.translate(this.at.x + dx, this.at.y + dy).scale(this.at.k));
  }

  whole(): void {
    this.isWhole = true;
    this.flyTo(this.fitting());
  }

  /** Brings a point into view when it is not. */
  reveal(point: Point): void {
    const [x, y] = this.at.apply(this.toGround(point));
    const { width, height } = this.size;
    const margin = Math.min(40, width / 4, height / 4);
    if (x >= margin && x <= width - margin && y >= margin && y <= height - margin) return;
    this.isWhole = false;
    this.flyTo(this.lookingAt(point));
  }

  /** A place on the page as a place on the table. */
  toTable(clientX: number, clientY: number, box = this.view?.getBoundingClientRect()): Point {
    const [x, y] = this.at.invert([clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)]);
    return this.fromGround(x, y);
  }

  millimetres(pixels: number): number {
    return pixels / this.at.k;
  }

  /** Where a finger has room beside a point: below it, or aside near the lower edge of the view. */
  roomBeside(point: Point, pixels: number): 'below' | 'left' | 'right' {
    const [x, y] = this.at.apply(this.toGround(point));
    if (this.size.height === 0 || y + pixels <= this.size.height) return 'below';
    return x > this.size.width / 2 ? 'left' : 'right';
  }

  /** Captions are cut where there is no room for them. */
  fitCaptions(): void {
    for (const label of this.view?.querySelectorAll('[data-near]') ?? []) {
      label.toggleAttribute('data-far', this.at.k < Number(label.getAttribute('data-near')));
    }
  }

  private resize(size: Size): void {
    if (size.width === 0 || size.height === 0) return;
    const isFirst = this.size.width === 0;
    const middle = this.middle();
    this.size = size;
    if (isFirst || this.isWhole) this.go(this.fitting());
    else this.go(this.lookingAt(middle));
  }

  private fitting(): ZoomTransform {
    const { x, y, k } = wholeTable(this.area, this.size);
    return zoomIdentity.translate(x, y).scale(k);
  }

  private farthest(): number {
    return wholeTable(this.area, this.size).k * 0.8;
  }

  private middle(): Point {
    const [x, y] = this.at.invert([this.size.width / 2, this.size.height / 2]);
    return this.fromGround(x, y);
  }

  private lookingAt(point: Point): ZoomTransform {
    const [x, y] = this.toGround(point);
    const { k } = this.at;
    return zoomIdentity.translate(this.size.width / 2 - x * k, this.size.height / 2 - y * k).scale(k);
  }

  private toGround({ x, y }: Point): [number, number] {
    const { width, height } = this.area;
    return this.isTurned ? [width - x, y] : [x, height - y];
  }

  private fromGround(x: number, y: number): Point {
    const { width, height } = this.area;
    return this.isTurned ? { x: width - x, y } : { x, y: height - y };
  }

  private flyTo(to: ZoomTransform): void {
    cancelAnimationFrame(this.flight);
    if (!hasMotion()) {
      this.go(to);
      return;
    }
    const from = this.at;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const share = Math.min(1, (now - start) / FLIGHT);
      const mix = (one: number, other: number) => one + (other - one) * share * (2 - share);
      this.go(zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k)));
      if (share < 1) this.flight = requestAnimationFrame(step);
    };
    this.flight = requestAnimationFrame(step);
  }

  private go(to: ZoomTransform): void {
    if (!this.view || this.size.width === 0) return;
    this.behaviour.scaleExtent([this.farthest(), NEAREST]);
    this.behaviour.transform(select(this.view), to);
  }

  private show(transform: ZoomTransform): void {
    if (!this.view || !this.world) return;
    const { x, y, k } = transform;
    this.world.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    // Styles of every label depend on these, so they change only with the distance.
    const isAnother = k !== this.at.k || !this.view.style.getPropertyValue('--px');
    this.at = transform;
    if (!isAnother) return;
    this.view.style.setProperty('--px', String(1 / k));
    this.view.style.setProperty('--shrink', String(badgeScale(k) / k));
    this.fitCaptions();
  }
}
