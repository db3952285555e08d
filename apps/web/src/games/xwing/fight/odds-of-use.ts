import type { Decision } from '@sortie/kernel';
import type { FightOdds } from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';
import { type AbilityUse, poolOfWindow } from './ability-uses.ts';
import { oddsAfter } from './odds-after.ts';

/** More ways than these are not worked out. */
const MOST_WAYS = 32;

/** What a token or a card promises, used as well as it can be; undefined where that is not known. */
export function oddsOfUse(
  table: XwingView,
  decision: Decision,
  { key, ship, offers }: AbilityUse,
): FightOdds | undefined {
  if (offers.length === 0 || offers.length > MOST_WAYS) return undefined;
  const { window } = decision.about as unknown as { readonly window: string };
  const side = table.ships.find(({ id }) => id === ship)?.side;
  const attacker = table.ships.find(({ id }) => id === table.attack?.attacker);
  const isOwn = attacker ? attacker.side === side : poolOfWindow(window) === 'attack';
  let best: FightOdds | undefined;
  for (const { choice } of offers) {
    const odds = oddsAfter(table, decision, { use: key, choice });
    if (!odds) return undefined;
    if (!best || (isOwn ? odds.worth > best.worth : odds.worth < best.worth)) best = odds;
  }
  return best;
}
