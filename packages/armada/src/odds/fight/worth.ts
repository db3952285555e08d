import type { HullZone } from '../../catalogue/index.ts';
import type { Unit } from '../../model/index.ts';
import { type Moment, unitIn } from './moment.ts';

/** What both sides play for, in damage cards or hull points of a squadron. */
export const WORTH = {
  /** Of answers that are worth the same, the one that hurts more or less. */
  point: 0.001,
  /** A shield comes back more easily than a card goes. */
  shield: 0.4,
  destroyed: 1.5,
  /** What the text of a faceup card is good for beyond the card. */
  faceup: 0.2,
  /** A token that is exhausted is ready again in the next round; one that is discarded never. */
  exhausted: 0.1,
  discarded: 0.8,
  commandToken: 0.15,
  upgrade: 0.05,
} as const;

/** What one unit has spent since then. */
export function spentBy(before: Unit, now: Unit): number {
  if (before === now) return 0;
  let spent = 0;
  for (const [place, { state }] of now.defenseTokens.entries()) {
    if (state === before.defenseTokens[place]!.state) continue;
    spent += state === 'discarded' ? WORTH.discarded : WORTH.exhausted;
  }
  if (before.kind !== 'ship' || now.kind !== 'ship') return spent;
  for (const zone of Object.keys(now.shields) as HullZone[]) {
    spent += WORTH.shield * Math.max(0, before.shields[zone] - now.shields[zone]);
  }
  spent += WORTH.commandToken * (before.commandTokens.length - now.commandTokens.length);
  for (const [place, { faceup, exhausted }] of now.upgrades.entries()) {
    const was = before.upgrades[place]!;
    if (exhausted !== was.exhausted || faceup !== was.faceup) spent += WORTH.upgrade;
  }
  return spent;
}

/** What the defender has given up on the way, less what the attacker has. */
export function priceOf(start: Moment, now: Moment): number {
  const { attacker, defender } = start.attack;
  return (
    spentBy(unitIn(start, defender), unitIn(now, defender)) -
    spentBy(unitIn(start, attacker), unitIn(now, attacker))
  );
}
