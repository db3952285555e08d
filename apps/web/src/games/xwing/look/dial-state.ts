import type { ShipView } from '@sortie/xwing';
import { colouredName } from '../maneuver-name.ts';
import type { XwingSay } from '../text/xwing-say.ts';

/** What a viewer knows of a ship's dial. xw.planning.own-dials-visible, xw.planning.enemy-dials-hidden */
export function dialState(
  { dial, dialRevealed }: Pick<ShipView, 'dial' | 'dialRevealed'>,
  say: XwingSay,
): string {
  if (dial === null) return say('dialNone');
  if (dial === 'hidden') return say('dialHidden');
  return say(dialRevealed ? 'dialRevealed' : 'dialOwn', { maneuver: colouredName(say, dial) });
}
