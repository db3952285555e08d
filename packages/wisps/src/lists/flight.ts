import type { Talent } from '../model/model.ts';

/** Whose wisps they are; a flight is of one folk. */
export const folks = ['fen', 'moor'] as const;
export type Folk = (typeof folks)[number];

export const talents: readonly Talent[] = ['lens', 'ember', 'hex', 'vigil', 'grudge'];

export interface FlightWisp {
  readonly talents: readonly Talent[];
  /** Whether it follows the last wisp before it that leads. */
  readonly isFollower: boolean;
}

/** What a player brings to the marsh. */
export interface Flight {
  readonly folk: Folk;
  readonly name?: string;
  readonly wisps: readonly FlightWisp[];
}

const COST_OF_WISP = 3;
const COST_OF_TALENT = 1;

export function flightCost({ wisps }: Flight): number {
  return wisps.reduce((sum, each) => sum + COST_OF_WISP + COST_OF_TALENT * each.talents.length, 0);
}
