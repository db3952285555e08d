import type { MovementEvent } from '../model/index.ts';
import { showStand } from './show.ts';
import type { Tellers } from './shown-events.ts';

export const shownMovementEvents: Pick<Tellers, MovementEvent['kind']> = {
  miniaturesPlaced: ({ kind, unit, placements }) => ({
    kind,
    unit,
    placements: placements.map(({ miniature, stand }) => ({ miniature, stand: showStand(stand) })),
  }),
};
