import type { Millimetres, Point } from '@sortie/geometry';
import { distanceBetween, type Field, roundsLeft, type Squad } from '../planner/field.ts';

/** A place where a unit brings victory tokens nearer. */
export interface Goal {
  readonly id: string;
  /** How far a leader's middle at a place is from where it has to stand; 0 is there. */
  readonly gap: (squad: Squad, at: Point) => Millimetres;
  /** What being there is worth, in points. */
  readonly worth: number;
  /** Whether the unit can be of use there. */
  readonly suits: (squad: Squad) => boolean;
  /** How many units are wanted. */
  readonly wanted: number;
  /** The last round that counts; the last of the game where nothing is said. */
  readonly until?: number;
}

/** What one victory token is worth beside the points of units: tokens decide, points break ties. */
export const TOKEN = 70;

/** Within this distance of a point, the unit's own base counted in. */
export function gapToPoint(point: Point, reach: Millimetres) {
  return ({ radius }: Squad, at: Point): Millimetres =>
    Math.max(0, distanceBetween(point, at) - radius - reach);
}

/** Move actions that a unit has until it must be there, those of this round included. */
function movesUntil(field: Field, squad: Squad, { until }: Goal): number {
  const left =
    until === undefined
      ? roundsLeft(field)
      : Math.max(0, Math.min(roundsLeft(field), until - field.view.round));
  return 2 * left + (squad.isWaiting ? 2 : 0);
}

/** A unit that is there early has to hold out; one that sets out late may be stopped on its way. */
const ON_THE_WAY = 0.75;

/** What of a goal's worth a place brings a unit, the more the nearer it is to being there in time. */
export function nearness(field: Field, squad: Squad, goal: Goal, at: Point): number {
  const gap = goal.gap(squad, at);
  if (gap <= 0) return goal.worth;
  if (squad.stride <= 0) return 0;
  const needed = gap / squad.stride;
  const left = Math.max(1, movesUntil(field, squad, goal));
  const share = ON_THE_WAY * (1 - needed / (left + 1));
  // Too far to be there in time: nearer is still better, for the rest of the way may be shorter than it looks.
  return goal.worth * (share > 0 ? share : (0.05 * left) / needed);
}
