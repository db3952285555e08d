import type { XwingView } from '@sortie/xwing/view';
import type { Seen } from '../../../table/table-game.ts';
import { maneuverName } from '../maneuver-name.ts';
import { namesFor } from '../names-for.ts';
import type { XwingSay } from '../text/xwing-say.ts';

/** What a viewer knows of a ship's dial. xw.planning.own-dials-visible, xw.planning.enemy-dials-hidden */
export function dialState(seen: Seen<XwingView>, ship: string, say: XwingSay): string {
  const {
    dial = null,
    dialRevealed = false,
    missedDial = false,
  } = seen.table.ships.find(({ id }) => id === ship) ?? {};
  if (dial === null) return say(missedDial ? 'dialMissed' : 'dialNone');
  if (dial === 'hidden') return say('dialHidden');
  const maneuver = maneuverName(dial, ship, namesFor(seen), seen.language);
  return say(dialRevealed ? 'dialRevealed' : 'dialOwn', { maneuver });
}
