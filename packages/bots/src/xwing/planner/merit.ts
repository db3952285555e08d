import type { XwingView } from '@sortie/xwing/view';
import { goalWorth, leavingWorth } from './goal.ts';
import type { Ground } from './ground.ts';
import type { Move } from './move.ts';
import type { Piece } from './piece.ts';

/** Points for a lost action and a way that ends short. */
export const BUMP = 2.5;

/** More than any shot brings and than any move is misjudged by: nobody flies into rocks who has another way. */
export const ROCK = 30;

/** With less of its dial safe a ship is in a narrow place. */
const NARROW = 0.6;

/** What it costs to have little space for the next maneuver. */
export function priceOfSpace({ safe, room }: Pick<Move, 'safe' | 'room'>): number {
  const narrow = safe === 0 ? ROCK : 22 * Math.max(0, NARROW - safe) * Math.max(0, NARROW - safe);
  return narrow + (room === 0 ? 60 : 6 * Math.max(0, 0.5 - room));
}

/** What a move is worth before anybody shoots. */
export function meritOf(
  view: XwingView,
  ground: Ground,
  piece: Piece,
  move: Move,
  foes: readonly Piece[],
): number {
  if (move.leaves) return leavingWorth(view, ground, piece, move.stand);
  const { stress } = piece.ship.tokens;
  const perDamage = piece.worth / Math.max(1, piece.ship.values.hull + piece.ship.values.shields);
  let merit = goalWorth(view, ground, piece, move.stand);
  merit -= move.rocks * (ROCK + 0.6 * perDamage) + (move.onAsteroid ? 2 : 0);
  merit -= priceOfSpace(move);
  if (move.difficulty === 'red') merit -= 1.5;
  if (move.bumps) merit -= BUMP;
  if (stress > 0) merit += move.difficulty === 'green' ? 1.5 : -1;
  return merit + aim(piece, move, foes);
}

/** Looking at an enemy from a good distance makes the next shots. */
function aim(piece: Piece, { stand }: Move, foes: readonly Piece[]): number {
  if (piece.weapons.length === 0) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const { stand: foe, worth } of foes) {
    // Where the foe is likely to be once it has moved.
    const [dx, dy] = [foe.x + 70 * foe.sine - stand.x, foe.y + 70 * foe.cosine - stand.y];
    const distance = Math.sqrt(dx * dx + dy * dy);
    const facing = distance > 0 ? (dx * stand.sine + dy * stand.cosine) / distance : 0;
    const decisive = worth >= 60 ? 1 : 0;
    best = Math.max(best, 1.6 * facing - Math.abs(distance - 190) / 110 + decisive);
  }
  return foes.length === 0 ? 0 : best;
}
