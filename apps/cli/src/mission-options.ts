import type { Options } from '@sortie/xwing/model';
import { UsageError } from './usage-error.ts';

/** What playing a mission changes of the options. */
export function missionOptions(mission: string | undefined): Partial<Options> {
  if (mission === undefined) return {};
  if (mission === 'mission1' || mission === 'mission2' || mission === 'mission3') return { mission };
  throw new UsageError(`There is no mission "${mission}"; the missions are mission1, mission2 and mission3.`);
}
