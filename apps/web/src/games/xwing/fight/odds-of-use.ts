import type { AttackOdds } from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';
import { diceOffers } from '../../../table/dice-offers.ts';
import type { AbilityUse } from './ability-uses.ts';
import { bestOf } from './best-use.ts';
import { oddsAfter } from './odds-after.ts';

/** More ways than these are not worked out. */
const MOST_WAYS = 32;

/** What a token promises, used as well as it can be; undefined where that is not known. */
export function oddsOfUse(
  table: XwingView,
  { source, offers }: AbilityUse,
  pool: 'attack' | 'defense',
): AttackOdds | undefined {
  if (source.kind !== 'token') return undefined;
  const { token } = source;
  if (token !== 'targetLock') return oddsAfter(table, { kind: 'token', token, pool });
  const ways = diceOffers(offers);
  if (!ways || ways.length > MOST_WAYS) return undefined;
  const promising = ways.map(({ dice }) => ({
    key: JSON.stringify(dice),
    odds: oddsAfter(table, { kind: 'lock', dice }),
  }));
  const best = promising.length === 1 ? promising[0]!.key : bestOf(promising, pool);
  return promising.find(({ key }) => key === best)?.odds;
}
