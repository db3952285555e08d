import type { PoolOdds } from '@sortie/legion/odds';
import type { LegionView } from '@sortie/legion/view';
import { OddsLine } from '../../../../table/odds-line.tsx';
import { oneDecimal, percent } from '../../../../table/percent.ts';
import type { Seen } from '../../../../table/table-game.ts';
import { namesFor } from '../../names-for.ts';
import { useWords } from '../text/words.ts';

interface OddsBriefProps {
  readonly odds: PoolOdds | null | undefined;
  readonly seen: Seen<LegionView>;
}

/** Expected wounds and the chance to defeat everybody in sight, and the cards that are not in these numbers. */
export function OddsBrief({ odds, seen }: OddsBriefProps) {
  const say = useWords();
  if (!odds) return null;
  const names = namesFor(seen);
  const cards = new Set(odds.without.map((key) => names.card(key) ?? key));
  return (
    <OddsLine
      className="lg-odds"
      figures={[
        {
          said: say('oddsWounds', { wounds: oneDecimal(odds.expected, seen.language) }),
          means: say('oddsMeans'),
        },
        {
          said: say('oddsDefeats', { chance: percent(odds.defeat, seen.language) }),
          means: say('oddsDefeatsMeans', { count: odds.health }),
          isDeadly: odds.defeat >= 0.005,
        },
      ]}
      without={cards.size > 0 ? say('oddsWithout', { cards: [...cards].join(', ') }) : undefined}
      withoutMeans={say('oddsWithoutMeans')}
    />
  );
}
