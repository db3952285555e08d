import type { Scene } from '@sortie/scene';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { settings } from '../app/settings.ts';
import type { BoardCamera } from './board-camera.ts';
import { type Extent, extentOf, type Focus } from './camera/focus.ts';
import type { GhostHand } from './ghost-hand.ts';

interface Filmed {
  readonly camera: BoardCamera;
  readonly hand: GhostHand;
  readonly view: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  readonly scene: Scene;
  readonly isTurned: boolean;
  /** Undefined where nobody says what matters: then the camera never moves by itself. */
  readonly focus: Focus | null | undefined;
}

const WHEEL_TURN = 5;

/** Lets the camera move the board where the hand does not want the gesture, and frame what matters. */
export function useBoardCamera({ camera, hand, view, world, scene, isTurned, focus }: Filmed): void {
  const { area, pieces } = scene;
  useFollowing(camera, focus !== undefined);
  useEffect(() => {
    camera.isBusy = hand.wants;
    return camera.attach(view.current!, world.current!);
  }, [camera, hand, view, world]);
  useLayoutEffect(() => camera.setTable(area, isTurned), [camera, area, isTurned]);
  const extent = focus ? extentOf(focus, pieces) : null;
  const { left = 0, right = 0, bottom = 0, top = 0 } = extent ?? {};
  const isWhole = extent === null;
  const bodies = useRef<readonly Extent[]>([]);
  bodies.current = (focus ? partsOf(focus) : []).flatMap((part) => extentOf(part, pieces) ?? []);
  useLayoutEffect(
    () => camera.frame(isWhole ? null : { left, right, bottom, top }, bodies.current),
    [camera, isWhole, left, right, bottom, top],
  );
  useEffect(() => {
    const board = view.current!;
    const wheel = (event: WheelEvent) => {
      if (!hand.wants(event)) return;
      event.preventDefault();
      hand.turn(Math.sign(event.deltaY || event.deltaX) * WHEEL_TURN);
    };
    board.addEventListener('wheel', wheel, { passive: false });
    return () => board.removeEventListener('wheel', wheel);
  }, [hand, view]);
}

/** Each piece and each place by itself: no button may cover one of them. */
function partsOf({ pieces, points = [] }: Focus): readonly Focus[] {
  return [
    ...pieces.map((piece) => ({ pieces: [piece] })),
    ...points.map((point) => ({ pieces: [], points: [point] })),
  ];
}

/** Follows as the settings say, also when they are changed beside the table. */
function useFollowing(camera: BoardCamera, canFollow: boolean): void {
  useLayoutEffect(() => {
    let known = settings.get().camera;
    camera.follow(canFollow && known === 'follows');
    return settings.watch(() => {
      const next = settings.get().camera;
      if (next !== known) camera.follow(canFollow && next === 'follows');
      known = next;
    });
  }, [camera, canFollow]);
}
