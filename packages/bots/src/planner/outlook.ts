import type { Side } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing';
import { shipType } from '@sortie/xwing';
import { EVADE, FOCUS, LOCK, shotWorth } from './duel.ts';
import { goalWorth, leavingWorth } from './goal.ts';
import { breakGridlock } from './gridlock.ts';
import { type Ground, groundOf, isObstructed } from './ground.ts';
import { type Move, moveBy, movesOf, stay } from './move.ts';
import { type Piece, piecesOf } from './piece.ts';
import { BEYOND, measure, rangeOf, type Stand, standsOverlap, swapped } from './stand.ts';

/** A ship with the moves it may still make and how likely each of them is. */
export interface Mover {
  readonly piece: Piece;
  readonly moves: readonly Move[];
  /** What each move is worth by itself. */
  readonly merits: readonly number[];
  weights: readonly number[];
}

/** Two movers of different sides: what each does to the other, for every pair of their moves. */
export interface Meeting {
  /** Points that the first gains by shooting at the second; the index is its move times the other's moves plus the other's. */
  readonly dealt: Float64Array;
  readonly taken: Float64Array;
  /** Points for the first where one runs into the other, and for the better position. */
  readonly bumps: Float64Array;
}

export interface Outlook {
  readonly view: XwingView;
  readonly ground: Ground;
  readonly own: readonly Mover[];
  readonly others: readonly Mover[];
  /** By own mover, then by the other side's. */
  readonly meetings: readonly (readonly Meeting[])[];
}

/** A limit on the pairs of moves that are measured: with more ships, fewer moves of each are thought of. */
const MOST_PAIRS = 40_000;
const BUMP = 2.5;
const FAR = 500;
const BLOCK = 1;
/** Points for having an enemy before one's guns and not being before its. */
const POSITION = 0.6;

/** The table as the side sees it; its own moves only as far as they are legal. */
export function outlookOf(
  view: XwingView,
  side: Side,
  isLegal: (ship: string, move: Move) => boolean = () => true,
): Outlook {
  const ground = groundOf(view);
  const pieces = piecesOf(view);
  const own = pieces.filter((piece) => piece.side === side);
  const others = pieces.filter((piece) => piece.side !== side);
  const legal = own.map((piece) => legalPart(moverOf(view, ground, piece, pieces), isLegal));
  const allOthers = others.map((piece) => moverOf(view, ground, piece, pieces));
  const allOwn = breakGridlock({ ground, round: view.round, pieces }, legal);
  const count = (movers: readonly Mover[]) => movers.reduce((sum, { moves }) => sum + moves.length, 0);
  const share = MOST_PAIRS / Math.max(1, count(allOwn) * count(allOthers));
  const movers = share < 1 ? allOthers.map((each) => bestOf(each, share)) : allOthers;
  const meetings = allOwn.map((one) => movers.map((other) => meetingOf(view, ground, one, other)));
  return { view, ground, own: allOwn, others: movers, meetings };
}

function legalPart(mover: Mover, isLegal: (ship: string, move: Move) => boolean): Mover {
  const places = mover.moves.flatMap((move, place) => (isLegal(mover.piece.id, move) ? [place] : []));
  return places.length === 0 ? mover : partOf(mover, places);
}

function partOf(mover: Mover, places: readonly number[]): Mover {
  const merits = places.map((place) => mover.merits[place]!);
  return { ...mover, moves: places.map((place) => mover.moves[place]!), merits, weights: soft(merits) };
}

/** The better moves of a mover, so large a share of them. */
function bestOf(mover: Mover, share: number): Mover {
  const limit = Math.max(4, Math.floor(mover.moves.length * share));
  const places = mover.merits
    .map((merit, place) => ({ merit, place }))
    .sort((one, other) => other.merit - one.merit || one.place - other.place)
    .slice(0, limit)
    .map(({ place }) => place);
  return partOf(mover, places);
}

function moverOf(view: XwingView, ground: Ground, piece: Piece, pieces: readonly Piece[]): Mover {
  const foes = pieces.filter(({ side }) => side !== piece.side);
  const moves = movesLeft(view, ground, piece, pieces);
  const merits = moves.map((move) => meritOf(view, ground, piece, move, foes));
  return { piece, moves, merits, weights: soft(merits) };
}

/** Every move of its dial while it is planned; then the one on the dial, if that may be known; then none. */
function movesLeft(view: XwingView, ground: Ground, piece: Piece, pieces: readonly Piece[]): readonly Move[] {
  const { dial, type } = piece.ship;
  if (hasMoved(view, piece) || shipType(type).dial.length === 0) return [stay(ground, piece)];
  const blockers = pieces.filter(
    (other) => other.id !== piece.id && (hasMoved(view, other) || movesBefore(view, piece, other)),
  );
  if (dial !== null && dial !== 'hidden') return [moveBy(ground, piece, dial, blockers)];
  return movesOf(ground, piece, blockers);
}

function hasMoved({ phase }: XwingView, { ship: { activated } }: Piece): boolean {
  return phase === 'combat' || phase === 'end' || (phase === 'activation' && activated);
}

/** What a move is worth before anybody shoots. */
function meritOf(view: XwingView, ground: Ground, piece: Piece, move: Move, foes: readonly Piece[]): number {
  if (move.leaves) return leavingWorth(view, ground, piece, move.stand);
  const { stress } = piece.ship.tokens;
  const perDamage = piece.worth / Math.max(1, piece.ship.values.hull + piece.ship.values.shields);
  let merit = goalWorth(view, ground, piece, move.stand);
  merit -= move.rocks * (1.5 + 0.6 * perDamage) + (move.onAsteroid ? 2 : 0);
  if (move.room < 0.5) merit -= move.room === 0 ? 60 : 6 * (0.5 - move.room);
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

/** Chances that favour the better by far, and leave the worse out. */
export function soft(values: readonly number[], width = 3): readonly number[] {
  const best = Math.max(...values);
  const raw = values.map((value) => Math.max(0, value - best + width));
  const sum = raw.reduce((total, each) => total + each * each, 0);
  return raw.map((each) => (each * each) / sum);
}

/** Whether one ship is sure to execute its maneuver before another. xw.activation.tie-both-players */
function movesBefore({ initiative }: XwingView, one: Piece, other: Piece): boolean {
  if (one.skill !== other.skill) return one.skill < other.skill;
  return one.side !== other.side && initiative === one.side;
}

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
  const isStopped = (mover: Mover, by: Move, at: Mover, its: Move) =>
    by.touches.includes(at.piece.id) &&
    Math.abs(its.stand.x - at.piece.stand.x) + Math.abs(its.stand.y - at.piece.stand.y) < 1 &&
    mover.piece.id !== at.piece.id;
  return isStopped(one, move, other, answer) || isStopped(other, answer, one, move);
}

function meetingOf(view: XwingView, ground: Ground, one: Mover, other: Mover): Meeting {
  const size = one.moves.length * other.moves.length;
  const dealt = new Float64Array(size);
  const taken = new Float64Array(size);
  const bumps = new Float64Array(size);
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
        if (move.maneuver !== null || answer.maneuver !== null) bumps[index]! += isLate ? -BUMP : BLOCK;
        return;
      }
      if (areTouching(one, move, other, answer)) return;
      const obstructed = isObstructed(ground, move.stand, answer.stand);
      const [ours, theirs] = [handOf(one, move, other.piece), handOf(other, answer, one.piece)];
      if (!move.onAsteroid) {
        const hands = { attacker: ours.attacker, defender: theirs.defender, obstructed };
        dealt[index] = shotWorth(one.piece, other.piece, measured, hands);
      }
      if (!answer.onAsteroid) {
        const hands = { attacker: theirs.attacker, defender: ours.defender, obstructed };
        taken[index] = shotWorth(other.piece, one.piece, swapped(measured), hands);
      }
    });
  });
  return { dealt, taken, bumps };
}
