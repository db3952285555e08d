import type { Point } from '@sortie/geometry';

/** A piece that is held by a pointer. */
export interface Hold {
  readonly pointer: number;
  readonly how: 'move' | 'turn' | 'follow';
  /** The piece of a formation that is moved by itself. */
  readonly follower: string | undefined;
  readonly box: DOMRect;
  /** From the piece to the place where it was taken. */
  readonly offset: Point;
  last: PointerEvent;
  twist:
    | { readonly pointer: number; readonly heading: number; readonly angle: number; last: PointerEvent }
    | undefined;
}

/** Clockwise on the screen, as headings are on the table. */
export function angleBetween(one: PointerEvent, other: PointerEvent): number {
  return (Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) * 180) / Math.PI;
}

interface Following {
  readonly hold: { current: Hold | undefined };
  readonly moved: () => void;
  readonly letGo: () => void;
  readonly angleNow: () => number;
}

/** Watches the pointers until the first lets go; a second one twists. */
export function followPointers({ hold, moved, letGo, angleNow }: Following): void {
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      moved();
    });
  };
  const down = (event: PointerEvent) => {
    const now = hold.current;
    if (!now || now.twist || event.pointerType !== 'touch' || event.pointerId === now.pointer) return;
    now.twist = {
      pointer: event.pointerId,
      heading: angleNow(),
      angle: angleBetween(now.last, event),
      last: event,
    };
  };
  const move = (event: PointerEvent) => {
    const now = hold.current;
    if (now?.pointer === event.pointerId) now.last = event;
    else if (now?.twist?.pointer === event.pointerId) now.twist.last = event;
    else return;
    soon();
  };
  const up = (event: PointerEvent) => {
    const now = hold.current;
    if (now && now.twist?.pointer === event.pointerId) now.twist = undefined;
    if (now && now.pointer !== event.pointerId) return;
    for (const [kind, listener] of listeners) window.removeEventListener(kind, listener as EventListener);
    cancelAnimationFrame(frame);
    if (!now) return;
    if (frame) moved();
    letGo();
  };
  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const;
  for (const [kind, listener] of listeners) window.addEventListener(kind, listener as EventListener);
}
