import { settings } from '../app/settings.ts';
import type { Sound } from './sounds.ts';

export type { Sound } from './sounds.ts';

/** Milliseconds within which the same sound is heard once, however often it is asked for. */
const PAUSE = 150;

const last = new Map<Sound, number>();

/** Plays only when the setting is on. Without sound the game is still playable, so a failure is let go. */
export function play(sound: Sound): void {
  if (!settings.get().sound) return;
  const now = performance.now();
  if (now - (last.get(sound) ?? -PAUSE) < PAUSE) return;
  last.set(sound, now);
  import('./play-voices.ts').then(({ playVoices }) => playVoices(sound)).catch(() => undefined);
}
