import type { FightOdds } from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';
import { useLanguage } from '../../../app/settings.ts';
import { DamagePlot } from '../../../table/damage-plot.tsx';
import './odds-panel.css';
import { oneDecimal, percent } from '../../../table/percent.ts';
import type { Seen } from '../../../table/table-game.ts';
import { OddsWithout } from './odds-without.tsx';
import { useWords } from './text/words.ts';

interface OddsPanelProps {
  readonly odds: FightOdds;
  readonly seen: Seen<XwingView>;
}

/** What to expect of the attack, what that assumes and what it leaves out. */
export function OddsPanel({ odds, seen }: OddsPanelProps) {
  const say = useWords();
  const language = useLanguage();
  const figures = [
    ['expected', oneDecimal(odds.expectedDamage, language)],
    ['toHit', percent(odds.chanceToHit, language)],
    ['toDestroy', percent(odds.chanceToDestroy, language)],
  ] as const;
  return (
    <section className="odds-panel" aria-label={say('odds')}>
      <dl className="odds-panel-figures">
        {figures.map(([name, value]) => (
          <div key={name} data-figure={name}>
            <dt>{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DamagePlot damage={odds.damage} kills={odds.life} />
      <p className="odds-panel-how">
        <OddsWithout odds={odds} seen={seen} /> {say('oddsAssumptions')}
      </p>
    </section>
  );
}
