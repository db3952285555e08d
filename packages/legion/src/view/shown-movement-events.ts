import type { MovementEvent, Placement } from '../model/index.ts';
import { showStand } from './show.ts';
import type { Tellers } from './tellers.ts';

function showPlacement({ miniature, stand }: Placement): Placement {
  return { miniature, stand: showStand(stand) };
}

export const shownMovementEvents: Pick<Tellers, MovementEvent['kind']> = {
  miniaturesPlaced: ({ kind, unit, placements }) => ({
    kind,
    unit,
    placements: placements.map(showPlacement),
  }),
  leaderMoved: ({ kind, unit, to, type }) => ({ kind, unit, to: showStand(to), type }),
  unitTurned: ({ kind, unit, heading }) => ({ kind, unit, heading }),
  miniaturesLifted: ({ kind, unit, miniatures }) => ({ kind, unit, miniatures }),
  clamberRolled: ({ kind, unit, faces }) => ({ kind, unit, faces }),
  unitEmbarked: ({ kind, unit, vehicle }) => ({ kind, unit, vehicle }),
  moveMade: ({ kind, unit, type, isStandard, left }) => ({ kind, unit, type, isStandard, left }),
};
