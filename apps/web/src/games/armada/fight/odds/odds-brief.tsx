import type { FightOdds } from '@sortie/armada/odds';
import type { ArmadaView } from '@sortie/armada/view';
import { oneDecimal, percent } from '../../../../table/percent.ts';
import type { Seen } from '../../../../table/table-game.ts';
import { namesFor } from '../../names-for.ts';
import { useWords } from '../../text/words.ts';
import './odds-brief.css';

interface OddsBriefProps {
  readonly odds: FightOdds | null | undefined;
  readonly seen: Seen<ArmadaView>;
}

/** Expected damage and the chance to destroy, and the cards that are not in these numbers. */
export function OddsBrief({ odds, seen }: OddsBriefProps) {
  const say = useWords();
  if (!odds) return null;
  const names = namesFor(seen);
  const cards = new Set(odds.without.map((key) => names.card(key.split('#')[0]!) ?? key));
  return (
    <span className="ar-odds">
      <span title={say('oddsMeans')}>
        {say('oddsDamage', { damage: oneDecimal(odds.expectedDamage, seen.language) })}
      </span>
      <span data-deadly={odds.chanceToDestroy >= 0.005}>
        {say('oddsDestroys', { chance: percent(odds.chanceToDestroy, seen.language) })}
      </span>
      {cards.size > 0 && (
        <span className="ar-odds-without" title={say('oddsWithoutMeans')}>
          {say('oddsWithout', { cards: [...cards].join(', ') })}
        </span>
      )}
    </span>
  );
}
