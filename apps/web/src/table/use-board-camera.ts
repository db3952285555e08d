import type { Scene } from '@sortie/scene';
import { type RefObject, useEffect, useLayoutEffect, useMemo } from 'react';
import type { BoardCamera } from './board-camera.ts';
import { captionsNear } from './captions.ts';
import type { GhostHand } from './ghost-hand.ts';

interface Filmed {
  readonly camera: BoardCamera;
  readonly hand: GhostHand;
  readonly view: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  readonly scene: Scene;
  readonly isTurned: boolean;
}

const WHEEL_TURN = 5;

/** Lets the camera move the board where the hand does not want the gesture; gives from how near captions are whole. */
export function useBoardCamera({ camera, hand, view, world, scene, isTurned }: Filmed) {
  const { area, pieces } = scene;
  useEffect(() => {
    camera.isBusy = hand.wants;
    return camera.attach(view.current!, world.current!);
  }, [camera, hand, view, world]);
  useLayoutEffect(() => camera.setTable(area, isTurned), [camera, area, isTurned]);
  const near = useMemo(() => captionsNear(pieces, isTurned), [pieces, isTurned]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels are new whenever the pieces are
  useLayoutEffect(() => camera.fitCaptions(), [camera, near]);
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
  return near;
}
