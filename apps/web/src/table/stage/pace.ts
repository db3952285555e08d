import type { Settings } from '../../app/settings.ts';
import type { Act } from './act.ts';

/** How a player wants to be shown what happens. */
export type Manner = Pick<Settings, 'pace' | 'waitsAfterAttack'>;

type Pace = Settings['pace'];

const factors: Readonly<Record<Pace, number>> = { calm: 1.6, usual: 1, fast: 0.45, atOnce: 0 };

/** Milliseconds that may lie ahead, at the usual pace, before what is played is shortened. */
export const LONG = 14_000;
/** Milliseconds ahead beyond which the oldest steps are not played at all. */
export const TOO_LONG = 60_000;
const SHORTEST = 0.45;

/** Milliseconds that an act is seen. Dice keep their time however much lies ahead: they are what is watched. */
export function timeOf(act: Act, { pace }: Manner, ahead = 0): number {
  const hurry = act.kind === 'dice' ? 1 : Math.max(SHORTEST, Math.min(1, LONG / Math.max(1, ahead)));
  return Math.round(act.lasts * factors[pace] * hurry);
}
