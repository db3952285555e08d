export interface TimeLeft {
  readonly text: string;
  readonly state: 'usual' | 'short' | 'over';
}

/** Seconds from which on the time of a game is short. */
const SHORT = 5 * 60;

/** Hours are left out until they are needed; a second that has begun counts. */
export function timeLeft(endsAt: number, now: number, short = SHORT): TimeLeft {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (value: number) => String(value).padStart(2, '0');
  const text =
    hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { text, state: seconds === 0 ? 'over' : seconds <= short ? 'short' : 'usual' };
}
