import type { SeenClock } from '@sortie/tournaments/view';

/** How many whole minutes a round has been played; null where the organiser does not show it. */
export function elapsedMinutes({ elapsed }: Pick<SeenClock, 'elapsed'>, now: number): number | null {
  if (elapsed === null) return null;
  const { startedAt, pausedAt, pausedFor } = elapsed;
  return Math.max(0, Math.floor(((pausedAt ?? now) - startedAt - pausedFor) / 60_000));
}
