import { EVADE, FOCUS, LOCK, shotWorth } from './duel.ts';
import { isObstructed } from './ground.ts';
import type { Piece } from './piece.ts';
import { measure, type Stand, standsOverlap, swapBases } from './stand.ts';
import type { Prospect } from './thinking.ts';

/** A ship as it would go into the shooting. */
export interface Standing {
  readonly stand: Stand;
  readonly focus: boolean;
  readonly evade: boolean;
  /** The id of the ship it has locked. */
  readonly lock: string | null;
  readonly mayAttack: boolean;
  /** Defense dice more than now. */
  readonly cover: number;
}

/** The standing of a piece that does nothing more. */
export function standingOf({ stand, ship }: Piece, mayAttack: boolean): Standing {
  return {
    stand,
    focus: ship.tokens.focus > 0,
    evade: ship.tokens.evade > 0,
    lock: ship.lock?.target ?? null,
    mayAttack,
    cover: 0,
  };
}

interface Exchange {
  readonly dealt: number;
  readonly taken: number;
}

/** An enemy that has a better target shoots at this one only now and then. */
const OTHERWISE = 0.3;

/** What a standing is worth: the best shot of the ship, less what the other side's ships do to it. */
export function standingWorth(prospect: Prospect, piece: Piece, standing: Standing): number {
  const { outlook, futures } = prospect;
  const known = outlook.others.map(() => new Map<number, Exchange>());
  const exchange = (j: number, n: number): Exchange => {
    let found = known[j]!.get(n);
    if (!found) {
      found = expectExchange(prospect, piece, standing, j, n);
      known[j]!.set(n, found);
    }
    return found;
  };
  let sum = 0;
  for (const future of futures) {
    let [gain, loss] = [0, 0];
    for (let j = 0; j < future.length; j++) {
      const { dealt, taken } = exchange(j, future[j]!);
      gain = Math.max(gain, dealt);
      loss += taken;
    }
    sum += gain - loss;
  }
  return sum / futures.length;
}

function expectExchange(
  prospect: Prospect,
  piece: Piece,
  standing: Standing,
  j: number,
  n: number,
): Exchange {
  const { others, ground } = prospect.outlook;
  const { piece: foe, moves } = others[j]!;
  const move = moves[n]!;
  const isTouching =
    standing.stand === piece.stand && piece.touches.includes(foe.id) && move.maneuver === null;
  if (move.leaves || isTouching || standsOverlap(standing.stand, move.stand)) return { dealt: 0, taken: 0 };
  const measured = measure(standing.stand, move.stand);
  const obstructed = isObstructed(ground, standing.stand, move.stand);
  const focus = standing.focus ? FOCUS : 0;
  const theirs = move.acts || foe.ship.tokens.focus > 0 ? FOCUS : 0;
  let dealt = 0;
  if (standing.mayAttack && !piece.ship.hasFought) {
    const attacker = focus | (standing.lock === foe.id ? LOCK : 0);
    const defender = theirs | (foe.ship.tokens.evade > 0 ? EVADE : 0);
    dealt = shotWorth(piece, foe, measured, { attacker, defender, obstructed });
  }
  if (foe.ship.hasFought || move.onAsteroid) return { dealt, taken: 0 };
  const attacker = theirs | (foe.ship.lock?.target === piece.id ? LOCK : 0);
  const suffered = (spent: number) => {
    const defender = (focus & ~spent) | (standing.evade ? EVADE : 0);
    const hands = { attacker, defender, obstructed, cover: standing.cover };
    return shotWorth(foe, piece, swapBases(measured), hands);
  };
  // A focus token spent on the attack is missing in the defense every other time.
  const taken = dealt > 0 && focus > 0 ? (suffered(0) + suffered(FOCUS)) / 2 : suffered(0);
  return { dealt, taken: taken >= onFriends(prospect, piece, j, n) ? taken : OTHERWISE * taken };
}

/** The most that the enemy does to a friend, each taken to make the first of its moves. */
function onFriends({ outlook: { own, meetings } }: Prospect, piece: Piece, j: number, n: number): number {
  let most = 0;
  own.forEach((friend, k) => {
    if (friend.piece.id !== piece.id) most = Math.max(most, meetings[k]![j]!.taken[n]!);
  });
  return most;
}
