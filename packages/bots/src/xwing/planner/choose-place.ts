import type { Pose } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import { type Fields, fieldsOf, isDeclining } from '../../planning/answers.ts';
import { worthOfPlace } from './choose-action.ts';
import { endOfManeuver } from './move.ts';
import { type Piece, piecesOf } from './piece.ts';
import { standAt } from './stand.ts';
import { standingOf } from './standing.ts';
import { bestAnswer, prospectOf, type Thinking } from './thinking.ts';

function numbersOf(answer: Plain): { readonly x: number; readonly y: number } {
  const { x, y } = fieldsOf(answer);
  return { x: typeof x === 'number' ? x : 0, y: typeof y === 'number' ? y : 0 };
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(dx * dx + dy * dy);
}

/** How far apart ships of a formation stand, middle to middle. */
const FORMATION = 90;

/** A place near one's friends and not far from the middle; the higher pilots come later and look for the enemy. */
export function choosePlaceOfForces(thinking: Thinking): Plain {
  const { view, side } = thinking;
  const { width, depth } = view.options.area;
  const pieces = piecesOf(view);
  const friends = pieces.filter((piece) => piece.side === side);
  const foes = pieces.filter((piece) => piece.side !== side);
  const lead = { x: width * (0.35 + 0.3 * thinking.chance()), y: depth / 2 };
  return bestAnswer({ ...thinking, depth: { ...thinking.depth, slip: 0 } }, (answer) => {
    if (isDeclining(answer)) return -10_000;
    const at = numbersOf(answer);
    const near = nearestTo(at, friends);
    if (near !== undefined) return -Math.abs(near - FORMATION);
    const enemy = nearestTo(at, foes);
    return enemy === undefined ? -distance(at, lead) : -Math.abs(enemy - 350);
  });
}

function nearestTo(at: { x: number; y: number }, pieces: readonly Piece[]): number | undefined {
  return pieces.length === 0 ? undefined : Math.min(...pieces.map(({ stand }) => distance(at, stand)));
}

/** Any of the places suggested: those who fly around obstacles are no worse off than the others. */
export function chooseObstacle({ answers, chance }: Thinking): Plain {
  return answers[Math.floor(chance() * answers.length)]!;
}

/** Where along the line a roll ends that was declared; a decloaking ship still has its maneuver before it. */
export function chooseShift(thinking: Thinking): Plain {
  const { decision, about } = thinking;
  const prospect = prospectOf(thinking);
  const piece = prospect.outlook.own.find((mover) => mover.piece.id === about.ship)?.piece;
  const { answers: region } = decision;
  if (!piece || region.kind !== 'region') return thinking.answers[0]!;
  const { field, from, to, poses } = fieldsOf(region.region) as Fields & { readonly poses?: readonly Pose[] };
  if (typeof field !== 'string' || typeof from !== 'number' || typeof to !== 'number' || !poses) {
    return thinking.answers[0]!;
  }
  const [first, last] = [poses[0]!, poses.at(-1)!];
  const base = standingOf(piece, true);
  return bestAnswer(thinking, (answer) => {
    const share = to > from ? ((fieldsOf(answer)[field] as number) - from) / (to - from) : 0;
    const at = {
      x: first.x + share * (last.x - first.x),
      y: first.y + share * (last.y - first.y),
      heading: first.heading,
    };
    return worthOfPlace(prospect, piece, base, standAt(thenFlown(thinking, piece, at), piece.stand.half));
  });
}

function thenFlown({ decision }: Thinking, { ship, stand }: Piece, from: Pose): Pose {
  if (decision.kind !== 'placeDecloak' || ship.dial === null || ship.dial === 'hidden') return from;
  return endOfManeuver(from, stand.half, ship.dial);
}
