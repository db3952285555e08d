import type { Scene } from '@sortie/scene';
import { useLayoutEffect, useState } from 'react';
import type { BoardCamera } from './board-camera.ts';
import { GhostHand } from './ghost-hand.ts';
import type { Ghost } from './layer.ts';

/** The hand of a board, holding what the latest question puts into it. */
export function useHand(ghost: Ghost | undefined, area: Scene['area'], camera: BoardCamera): GhostHand {
  const [hand] = useState(() => new GhostHand(camera));
  hand.receive(ghost, area);
  const id = ghost?.piece.id;
  const { x = 0, y = 0, heading = 0 } = ghost?.piece.pose ?? {};
  useLayoutEffect(() => hand.show(id, { x, y, heading }), [hand, id, x, y, heading]);
  return hand;
}
