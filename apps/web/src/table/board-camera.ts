import type { Point } from '@sortie/geometry';
import { type Store, store } from '../app/store.ts';
import type { Extent } from './camera/focus.ts';
import { frameOf, isWellSeen, marginsOf, type Sight } from './camera/framing.ts';
import { Ground } from './camera/ground.ts';
import { Lens, NEAREST, type Settled } from './camera/lens.ts';
import { wholeTable } from './whole-table.ts';

/** How much nearer than the whole table a frame is at least. */
const NEARER = 1.12;
/** Milliseconds of a step that a button or key makes. */
const STEP_TIME = 180;

/** Where the table is looked at from: it frames what matters by itself until a hand takes it over. */
export class BoardCamera {
  private readonly lens = new Lens();
  private ground = new Ground({ width: 1, height: 1 }, false);
  /** The whole table stays in view until something else is looked at. */
  private isWhole = true;
  /** What matters now; null for the whole table. */
  private focus: Extent | null = null;

  /** Whether the camera frames what matters by itself. */
  readonly isFollowing: Store<boolean> = store(false);

  /** Gestures that belong to a piece in the hand. */
  isBusy: (event: Event) => boolean = () => false;

  get settled(): Store<Settled | null> {
    return this.lens.settled;
  }

  attach(view: SVGSVGElement, world: SVGGElement): () => void {
    return this.lens.attach(view, world, {
      isBusy: (event) => this.isBusy(event),
      onHand: () => this.takeOver(),
      onDoubleClick: (at, shift) => this.zoomBy(shift ? 0.5 : 2, at),
      onResize: (size) => {
        const middle = this.middle();
        this.lens.size = size;
        this.lens.measure();
        this.lookOn(middle);
      },
    });
  }

  setTable(area: { readonly width: number; readonly depth: number }, isTurned: boolean): void {
    const { width, depth: height } = area;
    if (this.ground.isLike({ width, height }, isTurned)) return;
    const middle = this.middle();
    this.ground = new Ground({ width, height }, isTurned);
    this.lens.limit({ width, height });
    this.lookOn(middle);
  }

  /** Says what matters from now on; the camera goes there unless somebody else moves it. */
  frame(focus: Extent | null): void {
    this.focus = focus;
    if (this.isFollowing.get()) this.aim();
  }

  /** Lets the camera frame what matters by itself, or leaves it where it is. */
  follow(follows: boolean): void {
    if (this.isFollowing.get() === follows) return;
    this.isFollowing.set(follows);
    if (follows) this.aim();
  }

  /** Comes closer to a place of the view, its middle unless another is named. */
  zoomBy(factor: number, at?: Point): void {
    const { width, height } = this.lens.size;
    const { x, y } = at ?? { x: width / 2, y: height / 2 };
    this.takeOver();
    const k = Math.min(NEAREST, Math.max(this.farthest(), this.lens.at.k * factor));
    const [gx, gy] = this.lens.at.invert([x, y]);
    this.flyTo({ x: x - gx * k, y: y - gy * k, k }, STEP_TIME);
  }

  panBy(dx: number, dy: number): void {
    this.takeOver();
    const { x, y, k } = this.lens.at;
    this.flyTo({ x: x + dx, y: y + dy, k }, STEP_TIME);
  }

  whole(): void {
    this.takeOver();
    this.isWhole = true;
    this.flyTo(this.fitting());
  }

  /** Brings a point into view when it is not. */
  reveal(point: Point): void {
    const { x, y } = this.onScreen(point, this.lens.at);
    const { width, height } = this.lens.size;
    const margin = Math.min(40, width / 4, height / 4);
    if (x >= margin && x <= width - margin && y >= margin && y <= height - margin) return;
    this.takeOver();
    this.flyTo(this.lookingAt(point));
  }

  /** A place on the page as a place on the table. */
  toTable(clientX: number, clientY: number, box = this.lens.box()): Point {
    const [x, y] = this.lens.at.invert([clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)]);
    return this.ground.toTable(x, y);
  }

  /** A place on the table as it is seen from a sight, in pixels of the view. */
  onScreen(point: Point, { x, y, k }: Sight): Point {
    const [gx, gy] = this.ground.fromTable(point);
    return { x: gx * k + x, y: gy * k + y };
  }

  millimetres(pixels: number): number {
    return pixels / this.lens.at.k;
  }

  /** Where a finger has room beside a point: below it, or aside near the lower edge of the view. */
  roomBeside(point: Point, pixels: number): 'below' | 'left' | 'right' {
    const { x, y } = this.onScreen(point, this.lens.at);
    const { width, height } = this.lens.size;
    if (height === 0 || y + pixels <= height) return 'below';
    return x > width / 2 ? 'left' : 'right';
  }

  scaleLabels(): void {
    this.lens.scaleLabels();
  }

  /** Buttons have come or gone. */
  measure(): void {
    this.lens.measure();
    this.lens.settle();
  }

  private takeOver(): void {
    this.isWhole = false;
    this.isFollowing.set(false);
  }

  /** Looks at the same as before when the view or the ground has another shape. */
  private lookOn(middle: Point): void {
    if (this.isFollowing.get()) this.aim(0);
    else this.flyTo(this.isWhole ? this.fitting() : this.lookingAt(middle), 0);
  }

  /** Goes where what matters is framed, unless it is well in view. */
  private aim(duration?: number): void {
    const { focus, lens } = this;
    if (lens.size.width === 0) return;
    if (!focus) {
      if (this.isWhole && duration === undefined) return;
      this.isWhole = true;
      this.flyTo(this.fitting(), duration);
      return;
    }
    const box = this.ground.boxOf(focus);
    const margins = marginsOf(lens.size, lens.edge);
    const framed = frameOf(box, lens.size, margins, this.ground.area);
    // What is spread over the table is seen best with all of it.
    const wanted = framed.k < this.fitting().k * NEARER ? this.fitting() : framed;
    const isSeen = !this.isWhole && isWellSeen(box, lens.target, wanted, lens.size, margins);
    if (isSeen && duration === undefined) return;
    this.isWhole = false;
    this.flyTo(wanted, duration);
  }

  private flyTo(to: Sight, duration?: number): void {
    this.lens.flyTo(to, this.farthest(), duration);
  }

  private fitting(): Sight {
    return wholeTable(this.ground.area, this.lens.size, this.lens.edge);
  }

  private farthest(): number {
    return this.fitting().k * 0.8;
  }

  private middle(): Point {
    const { at, size } = this.lens;
    const [x, y] = at.invert([size.width / 2, size.height / 2]);
    return this.ground.toTable(x, y);
  }

  private lookingAt(point: Point): Sight {
    const [x, y] = this.ground.fromTable(point);
    const { at, size } = this.lens;
    return { x: size.width / 2 - x * at.k, y: size.height / 2 - y * at.k, k: at.k };
  }
}
