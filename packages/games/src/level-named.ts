import { type Level, levels } from '@sortie/bots';

/** The level of that name; a kit lists those it has. */
export function levelNamed(wanted: string): Level {
  const level = levels.find((each) => each === wanted);
  if (level === undefined) throw new Error(`there is no level ${wanted}`);
  return level;
}
