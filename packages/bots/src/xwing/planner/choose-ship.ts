import type { Plain } from '@sortie/kernel';
import { fieldsOf } from '../../planning/answers.ts';
import { shotWorth } from './duel.ts';
import { endOfManeuver } from './move.ts';
import { type Piece, piecesOf } from './piece.ts';
import { measure, standAt, standsOverlap } from './stand.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

/** Whose turn is next among ships alike: who flies freely moves first, who shoots best shoots first. */
export function chooseShip(thinking: Thinking): Plain {
  const { view, about } = thinking;
  const pieces = piecesOf(view);
  return bestAnswer(thinking, (answer) => {
    const piece = pieces.find(({ id }) => id === fieldsOf(answer).ship);
    if (!piece) return 0;
    return about.phase === 'combat' ? bestShot(piece, pieces) : freedom(piece, pieces);
  });
}

function bestShot(piece: Piece, pieces: readonly Piece[]): number {
  const hands = { attacker: piece.ship.tokens.focus > 0 ? 1 : 0, defender: 0, obstructed: false };
  return Math.max(
    0,
    ...pieces
      .filter((foe) => foe.side !== piece.side)
      .map((foe) => shotWorth(piece, foe, measure(piece.stand, foe.stand), hands)),
  );
}

/** Less for every ship that stands where its maneuver ends. */
function freedom({ id, ship, stand }: Piece, pieces: readonly Piece[]): number {
  const { dial } = ship;
  if (dial === null || dial === 'hidden') return 0;
  const end = standAt(endOfManeuver(stand, stand.half, dial), stand.half);
  return -pieces.filter((other) => other.id !== id && standsOverlap(end, other.stand)).length;
}
