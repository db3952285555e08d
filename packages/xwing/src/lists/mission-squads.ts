import { formats } from './squad-rules.ts';

/**
 * The changes a mission makes for 100-point games follow the ceiling agreed on, not the points spent, and never
 * touch preset forces; a higher ceiling counts as 100. xw.mission.squads.hundred-point-switch
 */
export function usesHundredPointChanges(game: {
  readonly forces: 'preset' | 'custom';
  readonly ceiling: number;
}): boolean {
  return game.forces === 'custom' && game.ceiling >= formats.cinematic.points;
}
