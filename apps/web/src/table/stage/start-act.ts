import { glideTime } from '../glide-time.ts';
import { play } from '../sound.ts';
import type { Act } from './act.ts';

/** Milliseconds that a piece stands still at the end of its way, before the next thing is seen. */
const REST = 150;
const SHORTEST = 120;

/** A piece glides for as long as its act is seen, and is heard. */
export function startAct(act: Act, lasts: number): void {
  glideTime.set(act.kind === 'move' && lasts > 0 ? Math.max(SHORTEST, lasts - REST) : null);
  if (act.sound) play(act.sound);
}
