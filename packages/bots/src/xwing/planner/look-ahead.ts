import { shipType } from '@sortie/xwing/catalogue';
import { FOCUS, shotWorth } from './duel.ts';
import { type Ground, isOnTable } from './ground.ts';
import { endOfManeuver, type Move } from './move.ts';
import type { Outlook } from './outlook.ts';
import type { Piece } from './piece.ts';
import { measure, type Stand, standAt } from './stand.ts';

/** Enemies are thought of at the end of their likeliest moves, so many of all enemies, and so far beyond it. */
const LIKELIEST = 9;
const DRIFT = 80;

/** What an enemy may do to a ship counts so much of what the ship may do: it flies on as well. */
const HUNTED = 0.7;

interface Likely {
  readonly weight: number;
  /** Where it is if it flies straight on. */
  readonly stand: Stand;
  /** Where its next maneuver may bring it. */
  readonly ends: readonly End[];
}

interface Expected {
  readonly piece: Piece;
  readonly ways: readonly Likely[];
}

/** Where the enemies are likely to be a round later. */
export function expectedLater({ ground, others }: Outlook): readonly Expected[] {
  return others.map(({ piece, moves, weights }) => {
    const best = weights
      .map((weight, place) => ({ weight, place }))
      .sort((one, other) => other.weight - one.weight || one.place - other.place)
      .slice(0, Math.max(1, Math.floor(LIKELIEST / others.length)))
      .filter(({ weight, place }) => weight > 0 && !moves[place]!.leaves);
    const sum = best.reduce((total, { weight }) => total + weight, 0);
    const ways = best.map(({ weight, place }): Likely => {
      const { stand } = moves[place]!;
      return { weight: weight / sum, stand: drifted(stand), ends: endsAfter(ground, piece, moves[place]!) };
    });
    return { piece, ways };
  });
}

function drifted(stand: Stand): Stand {
  return { ...stand, x: stand.x + DRIFT * stand.sine, y: stand.y + DRIFT * stand.cosine };
}

interface End {
  readonly stand: Stand;
  readonly isRed: boolean;
}

/** Where the next maneuver may end after a move, on the table. */
function endsAfter(ground: Ground, { ship }: Piece, { stand: from, difficulty }: Move): readonly End[] {
  const isStressed = difficulty === 'red' || ship.tokens.stress > 0;
  return shipType(ship.type).dial.flatMap((maneuver) => {
    const isRed = maneuver.difficulty === 'red';
    if (isRed && isStressed) return [];
    const stand = standAt(endOfManeuver(from, from.half, maneuver), from.half);
    return isOnTable(ground, stand) ? [{ stand, isRed }] : [];
  });
}

const HANDS = { attacker: FOCUS, defender: FOCUS, obstructed: false };

/** What the next round may bring from where a move ends: the best shot, less those of the enemies who follow. */
export function laterWorth(outlook: Outlook, piece: Piece, move: Move, later: readonly Expected[]): number {
  if (move.leaves) return 0;
  let best = 0;
  for (const { stand, isRed } of endsAfter(outlook.ground, piece, move)) {
    let gain = 0;
    for (const foe of later) gain = Math.max(gain, shotFrom(stand, piece, foe));
    best = Math.max(best, gain - (isRed ? 1.5 : 0));
  }
  const hunted = huntedAt(drifted(move.stand), piece, later);
  return best - (HUNTED * hunted) / Math.max(1, outlook.own.length / 2);
}

function shotFrom(stand: Stand, piece: Piece, { piece: foe, ways }: Expected): number {
  let worth = 0;
  for (const way of ways) {
    worth += way.weight * shotWorth(piece, foe, measure(stand, way.stand), HANDS);
  }
  return worth;
}

/** The best shots of the enemies at a ship that has flown straight on. */
function huntedAt(there: Stand, piece: Piece, later: readonly Expected[]): number {
  let hunted = 0;
  for (const { piece: foe, ways } of later) {
    for (const { weight, ends } of ways) {
      let most = 0;
      for (const { stand } of ends) {
        most = Math.max(most, shotWorth(foe, piece, measure(stand, there), HANDS));
      }
      hunted += weight * most;
    }
  }
  return hunted;
}
