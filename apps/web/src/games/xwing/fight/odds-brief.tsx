import type { AttackOdds } from '@sortie/xwing';
import { useLanguage } from '../../../app/settings.ts';
import './odds-brief.css';
import { oneDecimal, percent } from './percent.ts';
import { useWords } from './text/words.ts';

/** The odds in three figures, for a row of a list. */
export function OddsBrief({ odds }: { readonly odds: AttackOdds }) {
  const say = useWords();
  const language = useLanguage();
  return (
    <span className="odds-brief">
      <span title={say('expected')}>
        {say('expectedBrief', { damage: oneDecimal(odds.expectedDamage, language) })}
      </span>
      <span>
        {say('toHit')} {percent(odds.chanceToHit, language)}
      </span>
      <span data-deadly={odds.chanceToDestroy >= 0.005}>
        {say('toDestroy')} {percent(odds.chanceToDestroy, language)}
      </span>
    </span>
  );
}
