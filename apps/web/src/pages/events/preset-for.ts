import { scoringPresets } from '@sortie/games';

/** The scoring that is called after a game; else the one of the event document that our games are scaled to. */
export function presetFor(game: string): string {
  return scoringPresets.find(({ name }) => name === game)?.name ?? 'aces-100';
}
