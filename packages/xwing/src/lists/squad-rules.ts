import { type Collection, isOneOriginalBox } from './collection.ts';

/** The three modes of play. xw.squad.format.standard, xw.squad.format.cinematic, xw.squad.format.epic */
export type Format = 'standard' | 'cinematic' | 'epic';

export interface FormatFacts {
  readonly points: number;
  /** Missions bring objectives; without one the game is decided by elimination. */
  readonly decidedBy: 'elimination' | 'missionObjective';
  readonly hugeShips: boolean;
}

export const formats: Readonly<Record<Format, FormatFacts>> = {
  standard: { points: 100, decidedBy: 'elimination', hugeShips: false },
  cinematic: { points: 100, decidedBy: 'missionObjective', hugeShips: false },
  epic: { points: 300, decidedBy: 'elimination', hugeShips: true },
};

/** What the players agreed on before building their squads. */
export interface SquadRules {
  readonly points?: number;
  readonly format?: Format;
  /** The cards and ships at hand; without one the supply is endless. */
  readonly collection?: Collection;
  readonly variant?: 'core2012';
}

/**
 * The total agreed on, else the one recommended.
 * xw.squad.points.default-100, xw.squad.points.core-box-31, xw.mission.squads.points
 */
export function pointsCeiling(rules: SquadRules): number {
  if (rules.points !== undefined) return rules.points;
  if (rules.collection !== undefined && isOneOriginalBox(rules.collection)) return 31;
  return formats[rules.format ?? 'standard'].points;
}
