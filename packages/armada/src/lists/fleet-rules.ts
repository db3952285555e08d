/** The totals that the book names. ar.fleet.standard-300, ar.fleet.core-set-180 */
export const usualLimits = { standard: 300, coreSet: 180 } as const;

/** What the players agreed on before building their fleets. */
export interface FleetRules {
  /** Any total that both agree on. ar.fleet.any-agreed-limit */
  readonly points?: number;
  /** Without a limit of rounds no objectives are used. ar.optional.unlimited.no-objectives */
  readonly objectives?: boolean;
}

/** ar.fleet.standard-300, ar.fleet.any-agreed-limit */
export function pointsLimit({ points }: FleetRules): number {
  return points ?? usualLimits.standard;
}

/** A third of the total agreed on, not of the points spent, rounded up. ar.fleet.squadron-third */
export function squadronLimit(rules: FleetRules): number {
  return Math.ceil(pointsLimit(rules) / 3);
}
