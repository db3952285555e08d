import type { XwingView } from '@sortie/xwing/view';
import { EVADE, FOCUS, LOCK, shotWorth } from './duel.ts';
import { type Ground, isObstructed } from './ground.ts';
import { BUMP, ROCK } from './merit.ts';
import type { Move } from './move.ts';
import type { Mover } from './mover.ts';
import type { Piece } from './piece.ts';
import { NO_SHOT, OBSTRUCTED } from './shooting.ts';
import { BEYOND, measure, rangeOf, type Stand, standsOverlap, swapBases } from './stand.ts';
import { movesBefore } from './turn-order.ts';

/** Two movers of different sides: what each does to the other, for every pair of their moves. */
export interface Meeting {
  /** Points that the first gains by shooting at the second; the index is its move times the other's moves plus the other's. */
  readonly dealt: Float64Array;
  readonly taken: Float64Array;
  /** What is measured from the first to the second, with a bit for an obstacle between them. */
  readonly sights: Uint16Array;
  /** Points for the first where one runs into the other, and for the better position. */
  readonly bumps: Float64Array;
}

const FAR = 500;
/** Points for an enemy that runs into one. */
const BLOCK = 1;
/** Points for having an enemy before one's guns and not being before its. */
const POSITION = 0.6;

/** What a piece is taken to hold when the shooting begins. */
function handOf(
  { piece }: Mover,
  move: Move,
  target: Piece,
): { readonly attacker: number; readonly defender: number } {
  const { tokens, lock } = piece.ship;
  const focus = move.acts || tokens.focus > 0 ? FOCUS : 0;
  return {
    attacker: focus | (lock?.target === target.id ? LOCK : 0),
    defender: focus | (tokens.evade > 0 ? EVADE : 0),
  };
}

/** Who looks at whom, the more the nearer: from 2 behind the other to -2 before it. */
function advantage(one: Stand, other: Stand): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance === 0 || distance > FAR) return 0;
  const ours = (dx * one.sine + dy * one.cosine) / distance;
  const theirs = -(dx * other.sine + dy * other.cosine) / distance;
  return (ours - theirs) * (1 - distance / FAR);
}

/** One was stopped by the other, and neither has left since. */
function areTouching(one: Mover, move: Move, other: Mover, answer: Move): boolean {
  const isStopped = (by: Move, at: Mover, its: Move) =>
    by.touches.includes(at.piece.id) &&
    Math.abs(its.stand.x - at.piece.stand.x) + Math.abs(its.stand.y - at.piece.stand.y) < 1;
  return isStopped(move, other, answer) || isStopped(answer, one, move);
}

/** Measures every pair of moves of two ships. */
export function meetingOf(view: XwingView, ground: Ground, one: Mover, other: Mover): Meeting {
  const size = one.moves.length * other.moves.length;
  const dealt = new Float64Array(size);
  const taken = new Float64Array(size);
  const bumps = new Float64Array(size);
  const sights = new Uint16Array(size).fill(NO_SHOT);
  const isFirst = movesBefore(view, one.piece, other.piece);
  one.moves.forEach((move, m) => {
    other.moves.forEach((answer, n) => {
      const index = m * other.moves.length + n;
      if (move.leaves || answer.leaves) return;
      const measured = measure(move.stand, answer.stand);
      bumps[index] = POSITION * advantage(move.stand, answer.stand);
      if (rangeOf(measured) >= BEYOND) return;
      if (rangeOf(measured) === 1 && standsOverlap(move.stand, answer.stand)) {
        const isLate = answer.maneuver === null || !isFirst;
        if (move.maneuver !== null || answer.maneuver !== null)
          bumps[index]! += isLate ? -(BUMP + (move.isTight ? ROCK / 2 : 0)) : BLOCK;
        return;
      }
      if (areTouching(one, move, other, answer)) return;
      const obstructed = isObstructed(ground, move.stand, answer.stand);
      sights[index] = measured | (obstructed ? OBSTRUCTED : 0);
      const [ours, theirs] = [handOf(one, move, other.piece), handOf(other, answer, one.piece)];
      if (!move.onAsteroid) {
        const hands = { attacker: ours.attacker, defender: theirs.defender, obstructed };
        dealt[index] = shotWorth(one.piece, other.piece, measured, hands);
      }
      if (!answer.onAsteroid) {
        const hands = { attacker: theirs.attacker, defender: ours.defender, obstructed };
        taken[index] = shotWorth(other.piece, one.piece, swapBases(measured), hands);
      }
    });
  });
  return { dealt, taken, sights, bumps };
}
