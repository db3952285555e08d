import type { Move } from './move.ts';
import type { Mover } from './mover.ts';
import type { Outlook } from './outlook.ts';
import { Battle, type Fighter } from './shooting.ts';

export function battleOf({ own, others }: Outlook): Battle {
  return new Battle(
    own.map(({ piece }) => piece),
    others.map(({ piece }) => piece),
  );
}

/** A ship as it is likely to go into the shooting after a move; who may act is taken to have focused. */
export function fighterOf({ piece: { ship } }: Mover, move: Move): Fighter {
  const { focus, evade, cloak } = ship.tokens;
  return {
    focus: focus + (move.acts ? 1 : 0),
    evade,
    lock: ship.lock?.target ?? null,
    mayAttack: !move.onAsteroid && !move.leaves && cloak === 0,
    cover: 0,
  };
}
