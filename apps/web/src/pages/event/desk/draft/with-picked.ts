import type { PlayerId } from '@sortie/tournaments/model';

/** A third takes the place of the second; who is picked again is let go. */
export function withPicked(before: readonly PlayerId[], id: PlayerId): readonly PlayerId[] {
  if (before.includes(id)) return before.filter((each) => each !== id);
  return [...before.slice(0, 1), id];
}
