import type { FightOdds } from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';
import { useLanguage } from '../../../app/settings.ts';
import '../../../table/odds-brief.css';
import type { Seen } from '../../../table/table-game.ts';
import { oddsInWords } from './odds-in-words.ts';
import { OddsWithout } from './odds-without.tsx';
import { useWords } from './text/words.ts';

interface OddsBriefProps {
  readonly odds: FightOdds;
  readonly seen: Seen<XwingView>;
}

/** The odds in three figures, for a row of a list, and what they leave out. */
export function OddsBrief({ odds, seen }: OddsBriefProps) {
  const say = useWords();
  const [expected, hits, destroys] = oddsInWords(odds, say, useLanguage());
  return (
    <span className="odds-brief">
      <span title={say('expected')}>{expected}</span>
      <span>{hits}</span>
      <span data-deadly={odds.chanceToDestroy >= 0.005}>{destroys}</span>
      <OddsWithout odds={odds} seen={seen} />
    </span>
  );
}
