import type { AttackOdds } from '@sortie/xwing';
import { useLanguage } from '../../../app/settings.ts';
import './odds-brief.css';
import { oneDecimal, percent } from './percent.ts';
import { useWords } from './text/words.ts';

/** The odds in three figures, for a row of a list. */
export function OddsBrief({ odds, label }: { readonly odds: AttackOdds; readonly label?: string }) {
  const say = useWords();
  const language = useLanguage();
  return (
    <span className="odds-brief">
      {label === undefined ? null : <span className="odds-brief-label">{label}</span>}
      <span title={say('expected')}>
        <span className="unseen">{say('expected')} </span>⌀ {oneDecimal(odds.expectedDamage, language)}
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
