import type { AttackOdds } from '@sortie/xwing/odds';
import { useLanguage } from '../../../app/settings.ts';
import { DamagePlot } from '../../../table/damage-plot.tsx';
import './odds-panel.css';
import { oneDecimal, percent } from '../../../table/percent.ts';
import { useWords } from './text/words.ts';

interface OddsPanelProps {
  readonly odds: AttackOdds;
  /** So much damage destroys the ship. */
  readonly kills: number;
}

/** What to expect of the attack, exact as far as tokens go. */
export function OddsPanel({ odds, kills }: OddsPanelProps) {
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
      <DamagePlot damage={odds.damage} kills={kills} />
      <details className="odds-panel-how">
        <summary>{say('oddsHow')}</summary>
        <p>{say('oddsAssumptions')}</p>
      </details>
    </section>
  );
}
