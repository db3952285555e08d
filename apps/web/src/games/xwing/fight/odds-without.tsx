import type { FightOdds } from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from './text/words.ts';

interface OddsWithoutProps {
  readonly odds: FightOdds;
  readonly seen: Seen<XwingView>;
}

/** The cards that have a say in the attack and are not counted in the number beside. */
export function OddsWithout({ odds, seen }: OddsWithoutProps) {
  const say = useWords();
  const names = namesFor(seen);
  const cards = new Set(odds.without.map((key) => names.card(key.split('#')[0]!) ?? key));
  if (cards.size === 0) return null;
  return (
    <span className="odds-without" title={say('oddsWithoutMeans')}>
      {say('oddsWithout', { cards: [...cards].join(', ') })}
    </span>
  );
}
