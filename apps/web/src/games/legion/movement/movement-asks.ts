import { PlacementAsk } from '../formation/placement-ask.tsx';
import type { Widgets } from '../widget.ts';
import { MoveAsk } from './move-ask.tsx';

/** The questions of moves. */
export const movementAsks: Widgets = {
  move: MoveAsk,
  placeMiniatures: PlacementAsk,
};
