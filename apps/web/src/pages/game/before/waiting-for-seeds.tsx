import type { DicePromises, Person } from '@sortie/protocol';
import { useLanguage } from '../../../app/settings.ts';
import { useWords } from './text/words.ts';
import './waiting-for-seeds.css';

interface Props {
  readonly people: readonly Person[];
  readonly dice: DicePromises;
}

/** Everybody has sat and promised a seed for the dice; the game begins when all are shown. */
export function WaitingForSeeds({ people, dice }: Props) {
  const say = useWords();
  const language = useLanguage();
  const missing = people.filter(({ seat, who }) => who === 'person' && !dice.shown.includes(seat));
  const names = missing.map(({ name, seat }) => name || seat).join(', ');
  const clock = new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : language, { timeStyle: 'short' });
  return (
    <section className="waiting-for-seeds" role="status">
      <h1>{say('seedsTitle')}</h1>
      <p>{say('seedsWhy', { names })}</p>
      <p className="soft">{say('seedsUntil', { time: clock.format(dice.waitsUntil ?? 0) })}</p>
    </section>
  );
}
