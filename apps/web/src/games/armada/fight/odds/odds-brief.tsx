import type { FightOdds } from '@sortie/armada/odds';
import type { ArmadaView } from '@sortie/armada/view';
import { OddsLine } from '../../../../table/odds-line.tsx';
import { oneDecimal, percent } from '../../../../table/percent.ts';
import type { Seen } from '../../../../table/table-game.ts';
import { namesFor } from '../../names-for.ts';
import { useWords } from '../../text/words.ts';

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
    <OddsLine
      className="ar-odds"
      figures={[
        {
          said: say('oddsDamage', { damage: oneDecimal(odds.expectedDamage, seen.language) }),
          means: say('oddsMeans'),
        },
        {
          said: say('oddsDestroys', { chance: percent(odds.chanceToDestroy, seen.language) }),
          isDeadly: odds.chanceToDestroy >= 0.005,
        },
      ]}
      without={cards.size > 0 ? say('oddsWithout', { cards: [...cards].join(', ') }) : undefined}
      withoutMeans={say('oddsWithoutMeans')}
    />
  );
}
