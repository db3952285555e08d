import type { MovementEvent } from '../model/index.ts';
import { showStand } from './show.ts';
import type { Tellers } from './tellers.ts';

export const shownMovementEvents: Pick<Tellers, MovementEvent['kind']> = {
  miniaturesPlaced: ({ kind, unit, placements }) => ({
    kind,
    unit,
    placements: placements.map(({ miniature, stand }) => ({ miniature, stand: showStand(stand) })),
  }),
};
