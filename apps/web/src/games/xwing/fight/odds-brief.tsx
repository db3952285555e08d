import type { AttackOdds } from '@sortie/xwing/odds';
import { useLanguage } from '../../../app/settings.ts';
import './odds-brief.css';
import { oddsInWords } from './odds-in-words.ts';
import { useWords } from './text/words.ts';

/** The odds in three figures, for a row of a list. */
export function OddsBrief({ odds }: { readonly odds: AttackOdds }) {
  const say = useWords();
  const [expected, hits, destroys] = oddsInWords(odds, say, useLanguage());
  return (
    <span className="odds-brief">
      <span title={say('expected')}>{expected}</span>
      <span>{hits}</span>
      <span data-deadly={odds.chanceToDestroy >= 0.005}>{destroys}</span>
    </span>
  );
}
