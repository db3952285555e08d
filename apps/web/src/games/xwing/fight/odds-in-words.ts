import type { AttackOdds } from '@sortie/xwing/odds';
import type { Language } from '@sortie/xwing/text';
import type { Say } from '../../../app/words.ts';
import { oneDecimal, percent } from '../../../table/percent.ts';
import type { en } from './text/en.ts';

/** Expected damage, the chance to hit and the chance to destroy, each in a few words. */
export function oddsInWords(
  { expectedDamage, chanceToHit, chanceToDestroy }: AttackOdds,
  say: Say<typeof en>,
  language: Language,
): readonly [string, string, string] {
  return [
    say('expectedBrief', { damage: oneDecimal(expectedDamage, language) }),
    `${say('toHit')} ${percent(chanceToHit, language)}`,
    `${say('toDestroy')} ${percent(chanceToDestroy, language)}`,
  ];
}
