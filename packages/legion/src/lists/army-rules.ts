import type { Rank } from '../catalogue/index.ts';

/** How many units of a rank an army has, and the rule that says so. */
export interface RankLimit {
  readonly least: number;
  readonly most: number;
  readonly rule: string;
}

/** A size of armies: its points and its ranks. */
export interface SizeLimits {
  readonly points: number;
  readonly pointsRule: string;
  readonly ranks: Readonly<Record<Rank, RankLimit>>;
}

export const armySizes = ['standard', 'largeScale', 'team', 'skirmish'] as const;

export type ArmySize = (typeof armySizes)[number];

/** What the players agreed on before building their armies. */
export interface ArmyRules {
  readonly size?: ArmySize;
  /** Another total that both agree on. */
  readonly points?: number;
}

const standardRanks = {
  commander: { least: 1, most: 2, rule: 'lg.army.rank.commander-1-2' },
  operative: { least: 0, most: 2, rule: 'lg.army.rank.operative-0-2' },
  corps: { least: 3, most: 6, rule: 'lg.army.rank.corps-3-6' },
  specialForces: { least: 0, most: 3, rule: 'lg.army.rank.special-forces-0-3' },
  support: { least: 0, most: 3, rule: 'lg.army.rank.support-0-3' },
  heavy: { least: 0, most: 2, rule: 'lg.army.rank.heavy-0-2' },
} as const satisfies SizeLimits['ranks'];

/** A first game on half a table; not in the rule book, but as players have it, and what a core set can field. */
const skirmish: SizeLimits = {
  points: 500,
  pointsRule: 'lg.army.points.cap-800',
  ranks: {
    commander: { ...standardRanks.commander, most: 1 },
    operative: { ...standardRanks.operative, most: 1 },
    corps: { ...standardRanks.corps, least: 2, most: 4 },
    specialForces: { ...standardRanks.specialForces, most: 2 },
    support: { ...standardRanks.support, most: 2 },
    heavy: { ...standardRanks.heavy, most: 1 },
  },
};

export const sizeLimits: Readonly<Record<ArmySize, SizeLimits>> = {
  standard: { points: 800, pointsRule: 'lg.army.points.cap-800', ranks: standardRanks },
  /** lg.optional.large-scale.army-rules */
  largeScale: {
    points: 1600,
    pointsRule: 'lg.optional.large-scale.points',
    ranks: {
      commander: { least: 1, most: 4, rule: 'lg.optional.large-scale.rank.commander' },
      operative: { least: 0, most: 4, rule: 'lg.optional.large-scale.rank.operative' },
      corps: { least: 6, most: 10, rule: 'lg.optional.large-scale.rank.corps' },
      specialForces: { least: 0, most: 5, rule: 'lg.optional.large-scale.rank.special-forces' },
      support: { least: 0, most: 5, rule: 'lg.optional.large-scale.rank.support' },
      heavy: { least: 0, most: 4, rule: 'lg.optional.large-scale.rank.heavy' },
    },
  },
  /** Each player of a team builds a standard army of fewer points. lg.team.army.rules */
  team: { points: 600, pointsRule: 'lg.team.army.points', ranks: standardRanks },
  skirmish,
};

export function limitsOf({ size = 'standard', points }: ArmyRules): SizeLimits {
  const limits = sizeLimits[size];
  return points === undefined ? limits : { ...limits, points };
}
