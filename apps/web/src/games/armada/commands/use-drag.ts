import { type PointerEvent, useRef, useState } from 'react';

/** Pixels that a pointer goes before it drags. */
const SLACK = 8;

export interface Drag {
  /** What is dragged now. */
  readonly dragged: string | null;
  /** To be spread over whatever can be dragged. */
  readonly handlers: (what: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

/** Drags what is taken, by mouse or finger, onto an element with `data-drop`; a short press stays a press. */
export function useDrag(onDrop: (what: string, where: string) => void): Drag {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const [dragged, setDragged] = useState<string | null>(null);
  const end = () => {
    start.current = undefined;
    setDragged(null);
  };
  return {
    dragged,
    handlers: (what) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const from = start.current;
        if (!from || dragged !== null) return;
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) setDragged(what);
      },
      onPointerUp: (event) => {
        if (dragged !== null) {
          const under = document.elementFromPoint(event.clientX, event.clientY);
          const where = under?.closest('[data-drop]')?.getAttribute('data-drop');
          if (where !== null && where !== undefined) onDrop(dragged, where);
        }
        end();
      },
      onPointerCancel: end,
    }),
  };
}
