import { battleOf, fighterOf } from './fighter.ts';
import type { Future } from './futures.ts';
import { isObstructed } from './ground.ts';
import type { Move } from './move.ts';
import type { Outlook } from './outlook.ts';
import type { Piece } from './piece.ts';
import { type Battle, type Fighter, NO_SHOT, OBSTRUCTED } from './shooting.ts';
import { measure, type Stand, standsOverlap } from './stand.ts';
import type { Prospect } from './thinking.ts';

/** A ship as it would go into the shooting. */
export interface Standing extends Fighter {
  readonly stand: Stand;
}

/** The standing of a piece that does nothing more. */
export function standingOf({ stand, ship }: Piece, mayAttack: boolean): Standing {
  const { focus, evade } = ship.tokens;
  return { stand, focus, evade, lock: ship.lock?.target ?? null, mayAttack, cover: 0 };
}

/** What a standing is worth: what the whole squad deals and suffers in the shooting, on average. */
export function standingWorth(prospect: Prospect, piece: Piece, standing: Standing): number {
  const { outlook, futures } = prospect;
  const { own, others, meetings } = outlook;
  const battle = battleFor(outlook);
  const place = own.findIndex((mover) => mover.piece.id === piece.id);
  const ours = own.map((mover, k) => (k === place ? standing : fighterOf(mover, mover.moves[0]!)));
  const sights = new Map<number, number>();
  const sightAt = (j: number, n: number) => {
    const key = j * 64 + n;
    if (!sights.has(key)) sights.set(key, sightTo(outlook, piece, standing.stand, others[j]!.moves[n]!, j));
    return sights.get(key)!;
  };
  const worthIn = (future: Future) => {
    const theirs = others.map((mover, j) => fighterOf(mover, mover.moves[future[j]!]!));
    const { dealt, taken } = battle.play([ours, theirs], (k, j) =>
      k === place ? sightAt(j, future[j]!) : meetings[k]![j]!.sights[future[j]!]!,
    );
    return dealt - taken;
  };
  return futures.reduce((sum, future) => sum + worthIn(future), 0) / futures.length;
}

const battles = new WeakMap<Outlook, Battle>();

function battleFor(outlook: Outlook): Battle {
  const battle = battles.get(outlook) ?? battleOf(outlook);
  battles.set(outlook, battle);
  return battle;
}

function sightTo({ ground, others }: Outlook, piece: Piece, stand: Stand, move: Move, j: number): number {
  const isTouching =
    stand === piece.stand && move.maneuver === null && piece.touches.includes(others[j]!.piece.id);
  if (move.leaves || isTouching || standsOverlap(stand, move.stand)) return NO_SHOT;
  return measure(stand, move.stand) | (isObstructed(ground, stand, move.stand) ? OBSTRUCTED : 0);
}
