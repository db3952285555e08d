import type { Plain } from '@sortie/kernel';
import { findPreset } from '@sortie/xwing/lists';
import type { LiveTable } from '../live/live-client.ts';

/** A game of 100 points, as the measurements of the server play it. */
export const hundredPoints: LiveTable = {
  game: 'xwing',
  forces: [forceOf('x-wing-flight'), forceOf('tie-swarm')],
};

function forceOf(preset: string): Plain {
  return { squad: findPreset(preset)!.squad as unknown as Plain };
}
