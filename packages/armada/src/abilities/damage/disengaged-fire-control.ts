import { card } from '../card-words.ts';

/** ar.known.damage.disengaged-fire-control */
export const disengagedFireControl = card('disengaged-fire-control', {
  forbids: { target: ({ shot }, { self }) => shot.attacker.id === self && shot.obstructed },
});
