import type { Point, Pose } from '@sortie/geometry';
import type { Scene } from '@sortie/scene';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { BoardCamera } from './board-camera.ts';
import { angleBetween, followPointers, type Hold } from './follow-pointers.ts';
import { broughtTo, steadied, stepped, turnedBy, turnedTo } from './ghost-moves.ts';
import type { Ghost } from './layer.ts';

/** The hand that holds a piece. It moves the drawing at once, and tells the question about it once a frame. */
export interface Hand {
  /** Draws the piece of the hand. */
  readonly attach: (root: SVGGElement | null) => void;
  readonly take: (event: { readonly nativeEvent: PointerEvent }) => void;
  readonly turn: (degrees: number) => void;
  readonly step: (step: Point) => void;
  /** Whether a gesture is the hand's and not the camera's. */
  readonly wants: (event: Event) => boolean;
}

/** Pixels that the grip for a finger takes below a piece. */
const GRIP = 100;

export function useHand(ghost: Ghost | undefined, area: Scene['area'], camera: BoardCamera): Hand {
  const latest = useRef({ ghost, area });
  latest.current = { ghost, area };
  const root = useRef<SVGGElement | null>(null);
  const at = useRef<Pose | undefined>(undefined);
  const hold = useRef<Hold | undefined>(undefined);
  /** Poses that were told and come back as the question's own: the hand may be further by then. */
  const told = useRef(new Set<string>());

  const draw = useCallback(
    (pose: Pose) => {
      at.current = pose;
      root.current?.setAttribute('transform', `translate(${pose.x} ${-pose.y})`);
      root.current?.firstElementChild?.setAttribute('transform', `rotate(${pose.heading})`);
      root.current?.setAttribute('data-grip', camera.roomBeside(pose, GRIP));
    },
    [camera],
  );

  const bring = useCallback(
    (pose: Pose, letGo: boolean) => {
      draw(pose);
      told.current.add(nameOf(pose));
      latest.current.ghost?.onMove(pose, letGo);
    },
    [draw],
  );

  const attach = useCallback(
    (element: SVGGElement | null) => {
      root.current = element;
      if (element && at.current) draw(at.current);
    },
    [draw],
  );

  const id = ghost?.piece.id;
  const { x = 0, y = 0, heading = 0 } = ghost?.piece.pose ?? {};
  const shownId = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const isAnother = shownId.current !== id;
    shownId.current = id;
    if (id === undefined) {
      at.current = undefined;
      hold.current = undefined;
      return;
    }
    const pose = { x, y, heading };
    if (!isAnother && (hold.current || told.current.has(nameOf(pose)))) return;
    told.current.clear();
    draw(pose);
  }, [id, x, y, heading, draw]);

  const turn = useCallback(
    (degrees: number) => {
      const { ghost: held } = latest.current;
      if (held && at.current) bring(turnedBy(held.freedom, at.current, degrees), hold.current === undefined);
    },
    [bring],
  );

  const step = useCallback(
    (by: Point) => {
      const { ghost: held, area: within } = latest.current;
      if (held && at.current) bring(stepped(held.freedom, within, at.current, by), true);
    },
    [bring],
  );

  const wants = useCallback((event: Event) => {
    const { ghost: held } = latest.current;
    if (!held) return false;
    if (hold.current) return true;
    if (event.type === 'wheel') return (event as WheelEvent).shiftKey && turns(held);
    return event.target instanceof Element && event.target.closest('[data-hand]') !== null;
  }, []);

  const take = useCallback(
    ({ nativeEvent: event }: { readonly nativeEvent: PointerEvent }) => {
      const { ghost: held } = latest.current;
      const target = event.target instanceof Element ? event.target.closest('[data-hand]') : null;
      const view = root.current?.ownerSVGElement;
      if (!held || !at.current || !target || !view || event.button !== 0 || hold.current) return;
      // A button let go outside the window would else be missed.
      root.current?.setPointerCapture(event.pointerId);
      const box = view.getBoundingClientRect();
      const point = camera.toTable(event.clientX, event.clientY, box);
      const how = target.getAttribute('data-hand') === 'turn' ? 'turn' : 'move';
      hold.current = {
        pointer: event.pointerId,
        how,
        box,
        offset: { x: point.x - at.current.x, y: point.y - at.current.y },
        last: event,
        twist: undefined,
      };
      followPointers({
        hold,
        moved: () => {
          const now = hold.current;
          const { ghost: still, area: within } = latest.current;
          if (now && still && at.current) bring(wanted(now, still, within, at.current, camera), false);
        },
        letGo: () => {
          hold.current = undefined;
          if (at.current) bring(at.current, true);
        },
        angleNow: () => at.current?.heading ?? 0,
      });
    },
    [bring, camera],
  );

  return useRef<Hand>({ attach, take, turn, step, wants }).current;
}

function turns({ freedom }: Ghost): boolean {
  return freedom.kind === 'free' && freedom.turns;
}

function nameOf({ x, y, heading }: Pose): string {
  return `${x} ${y} ${heading}`;
}

function wanted(hold: Hold, ghost: Ghost, area: Scene['area'], from: Pose, camera: BoardCamera): Pose {
  const { freedom } = ghost;
  const point = camera.toTable(hold.last.clientX, hold.last.clientY, hold.box);
  if (hold.how === 'turn') {
    const heading = (Math.atan2(point.x - from.x, point.y - from.y) * 180) / Math.PI;
    return turnedTo(freedom, from, hold.last.shiftKey ? heading : steadied(heading));
  }
  const to = broughtTo(freedom, area, from, { x: point.x - hold.offset.x, y: point.y - hold.offset.y });
  if (!hold.twist) return to;
  return turnedTo(
    freedom,
    to,
    hold.twist.heading + angleBetween(hold.last, hold.twist.last) - hold.twist.angle,
  );
}
