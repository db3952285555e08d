import type { Point, Pose } from '@sortie/geometry';
import { poseBeside, type Scene } from '@sortie/scene';
import type { BoardCamera } from './board-camera.ts';
import { angleBetween, followPointers, type Hold } from './follow-pointers.ts';
import { broughtTo, mayTurn, steadyHeading, stepPose, turnedBy, turnedTo } from './ghost-moves.ts';
import type { Ghost } from './layer.ts';

type Camera = Pick<BoardCamera, 'roomBeside' | 'toTable'>;

/** Pixels that the grip for a finger takes below a piece. */
const GRIP = 100;

/** The hand that holds pieces. It moves the drawing at once, and tells the question about it once a frame. */
export class GhostHand {
  private ghost: Ghost | undefined;
  private area: Scene['area'] = { width: 0, depth: 0 };
  private root: SVGGElement | null = null;
  private at: Pose | undefined;
  private shownId: string | undefined;
  private readonly hold: { current: Hold | undefined } = { current: undefined };
  /** Poses that were told and come back as the question's own: the hand may be further by then. */
  private readonly told = new Set<string>();

  constructor(private readonly camera: Camera) {}

  /** Takes what the question wants held from now on. */
  receive(ghost: Ghost | undefined, area: Scene['area']): void {
    this.ghost = ghost;
    this.area = area;
  }

  /** Draws the held piece where the question places it, unless the hand has moved it since. */
  show(id: string | undefined, pose: Pose): void {
    const isAnother = this.shownId !== id;
    this.shownId = id;
    if (id === undefined) {
      this.at = undefined;
      this.hold.current = undefined;
      return;
    }
    if (!isAnother && (this.hold.current || this.told.has(nameOf(pose)))) return;
    this.told.clear();
    this.draw(pose);
  }

  /** The element that is drawn at the pose of the leader. */
  readonly attach = (element: SVGGElement | null): void => {
    this.root = element;
    if (element && this.at) this.draw(this.at);
  };

  /** Where the leader is held now. */
  readonly now = (): Pose => this.at ?? this.ghost?.piece.pose ?? { x: 0, y: 0, heading: 0 };

  readonly turn = (degrees: number): void => {
    if (!this.ghost || !this.at) return;
    this.bring(turnedBy(this.ghost.freedom, this.at, degrees), this.hold.current === undefined);
  };

  readonly step = (by: Point): void => {
    if (this.ghost && this.at) this.bring(stepPose(this.ghost.freedom, this.area, this.at, by), true);
  };

  /** Whether a gesture is the hand's and not the camera's. */
  readonly wants = (event: Event): boolean => {
    if (!this.ghost) return false;
    if (this.hold.current) return true;
    if (event.type === 'wheel') return (event as WheelEvent).shiftKey && mayTurn(this.ghost.freedom);
    return event.target instanceof Element && event.target.closest('[data-hand]') !== null;
  };

  readonly take = ({ nativeEvent: event }: { readonly nativeEvent: PointerEvent }): void => {
    const target = event.target instanceof Element ? event.target.closest('[data-hand]') : null;
    const view = this.root?.ownerSVGElement;
    if (!this.ghost || !this.at || !target || !view || event.button !== 0 || this.hold.current) return;
    // A button let go outside the window would else be missed.
    this.root?.setPointerCapture(event.pointerId);
    const box = view.getBoundingClientRect();
    const point = this.camera.toTable(event.clientX, event.clientY, box);
    const how = howHeld(target);
    const follower = how === 'follow' ? (target.getAttribute('data-follower') ?? undefined) : undefined;
    const { x, y } = follower === undefined ? this.at : (this.followerNow(follower) ?? this.at);
    const offset = { x: point.x - x, y: point.y - y };
    const hold = { pointer: event.pointerId, how, follower, box, offset, last: event, twist: undefined };
    this.hold.current = hold;
    followPointers({
      hold: this.hold,
      moved: () => this.pull(false),
      letGo: () => {
        this.pull(true, hold);
        this.hold.current = undefined;
      },
      angleNow: () => this.at?.heading ?? 0,
    });
  };

  /** Brings what is held to where the pointer is. */
  private pull(letGo: boolean, hold = this.hold.current): void {
    if (!hold || !this.ghost || !this.at) return;
    const point = this.camera.toTable(hold.last.clientX, hold.last.clientY, hold.box);
    const to = { x: point.x - hold.offset.x, y: point.y - hold.offset.y };
    if (hold.follower === undefined) {
      this.bring(letGo ? this.at : this.wanted(hold, this.ghost, point, to), letGo);
      return;
    }
    const now = this.followerNow(hold.follower);
    const free = { kind: 'free', turns: false } as const;
    if (now) this.ghost.onFollow?.(hold.follower, broughtTo(free, this.area, now, to), letGo);
  }

  private wanted(hold: Hold, { freedom }: Ghost, point: Point, to: Point): Pose {
    const from = this.now();
    if (hold.how === 'turn') {
      const heading = (Math.atan2(point.x - from.x, point.y - from.y) * 180) / Math.PI;
      return turnedTo(freedom, from, hold.last.shiftKey ? heading : steadyHeading(heading));
    }
    const there = broughtTo(freedom, this.area, from, to);
    const { twist } = hold;
    if (!twist) return there;
    return turnedTo(freedom, there, twist.heading + angleBetween(hold.last, twist.last) - twist.angle);
  }

  private followerNow(id: string): Pose | undefined {
    const piece = this.ghost?.followers?.find((each) => each.id === id);
    return piece && this.ghost && poseBeside(this.ghost.piece.pose, this.now(), piece.pose);
  }

  private bring(pose: Pose, letGo: boolean): void {
    this.draw(pose);
    this.told.add(nameOf(pose));
    this.ghost?.onMove(pose, letGo);
  }

  private draw(pose: Pose): void {
    this.at = pose;
    this.root?.setAttribute('transform', `translate(${pose.x} ${-pose.y})`);
    this.root?.firstElementChild?.setAttribute('transform', `rotate(${pose.heading})`);
    this.root?.setAttribute('data-grip', this.camera.roomBeside(pose, GRIP));
  }
}

function howHeld(target: Element): Hold['how'] {
  const how = target.getAttribute('data-hand');
  return how === 'turn' || how === 'follow' ? how : 'move';
}

function nameOf({ x, y, heading }: Pose): string {
  return `${x} ${y} ${heading}`;
}
