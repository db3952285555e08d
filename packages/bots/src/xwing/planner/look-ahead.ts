import { shipType } from '@sortie/xwing/catalogue';
import { FOCUS, shotWorth } from './duel.ts';
import { isOnTable } from './ground.ts';
import { endOfManeuver, type Move } from './move.ts';
import type { Outlook } from './outlook.ts';
import type { Piece } from './piece.ts';
import { measure, type Stand, standAt, swapBases } from './stand.ts';

/** Enemies are thought of at the end of their likeliest moves, so many of all enemies, and so far beyond it. */
const LIKELIEST = 9;
const DRIFT = 80;

interface Expected {
  readonly piece: Piece;
  readonly stands: readonly { readonly stand: Stand; readonly weight: number }[];
}

/** Where the enemies are likely to be a round later. */
export function expectedLater({ others }: Outlook): readonly Expected[] {
  return others.map(({ piece, moves, weights }) => {
    const best = weights
      .map((weight, place) => ({ weight, place }))
      .sort((one, other) => other.weight - one.weight || one.place - other.place)
      .slice(0, Math.max(1, Math.floor(LIKELIEST / others.length)))
      .filter(({ weight, place }) => weight > 0 && !moves[place]!.leaves);
    const sum = best.reduce((total, { weight }) => total + weight, 0);
    const stands = best.map(({ weight, place }) => {
      const { stand } = moves[place]!;
      const at = { ...stand, x: stand.x + DRIFT * stand.sine, y: stand.y + DRIFT * stand.cosine };
      return { stand: at, weight: weight / sum };
    });
    return { piece, stands };
  });
}

const HANDS = { attacker: FOCUS, defender: FOCUS, obstructed: false };

/** The best that the next round may bring from where a move ends. */
export function laterWorth(
  { ground }: Outlook,
  piece: Piece,
  move: Move,
  later: readonly Expected[],
): number {
  if (move.leaves) return 0;
  const { half } = move.stand;
  let best = 0;
  for (const maneuver of shipType(piece.ship.type).dial) {
    if (maneuver.difficulty === 'red' && (move.difficulty === 'red' || piece.ship.tokens.stress > 0))
      continue;
    const stand = standAt(endOfManeuver(move.stand, half, maneuver), half);
    if (!isOnTable(ground, stand)) continue;
    let [gain, loss] = [0, 0];
    for (const foe of later) {
      let [dealt, taken] = [0, 0];
      for (const { stand: there, weight } of foe.stands) {
        const measured = measure(stand, there);
        dealt += weight * shotWorth(piece, foe.piece, measured, HANDS);
        taken += weight * shotWorth(foe.piece, piece, swapBases(measured), HANDS);
      }
      gain = Math.max(gain, dealt);
      loss += taken;
    }
    best = Math.max(best, gain - 0.5 * loss - (maneuver.difficulty === 'red' ? 1.5 : 0));
  }
  return best;
}
