import type { Side } from '@sortie/kernel';
import { shipType } from '@sortie/xwing/catalogue';
import type { XwingView } from '@sortie/xwing/view';
import { breakGridlock } from './gridlock.ts';
import { type Ground, groundOf } from './ground.ts';
import { type Meeting, meetingOf } from './meeting.ts';
import { meritOf } from './merit.ts';
import { type Move, moveBy, movesOf, stay } from './move.ts';
import { bestOf, legalPart, type Mover, soften } from './mover.ts';
import { type Piece, piecesOf } from './piece.ts';
import { hasMoved, movesBefore } from './turn-order.ts';

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

function moverOf(view: XwingView, ground: Ground, piece: Piece, pieces: readonly Piece[]): Mover {
  const foes = pieces.filter(({ side }) => side !== piece.side);
  const moves = movesLeft(view, ground, piece, pieces);
  const merits = moves.map((move) => meritOf(view, ground, piece, move, foes));
  return { piece, moves, merits, weights: soften(merits) };
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
