import type { GameText, SetupKit } from '@sortie/games';
import type { Summary } from '@sortie/protocol';
import { useWords } from './text/words.ts';
import './agreed-list.css';

interface Props {
  readonly summary: Summary;
  readonly setup: SetupKit;
  readonly text: GameText;
}

/** What was agreed, so that whoever sits down knows. */
export function AgreedList({ summary, setup, text }: Props) {
  const say = useWords();
  const choices = setup.choicesOf(summary.options);
  const agreed = setup.options
    .filter(({ scope, isAsked }) => scope === 'table' && isAsked(choices))
    .map(({ field }) => [field, field === 'minutes' ? (summary.minutes ?? null) : choices[field]] as const)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([field, value]) => [text.option(field), text.value(field, value ?? null)] as const);
  const here = summary.seats.flatMap(({ name, sat }) => (sat && name ? [name] : []));
  return (
    <dl className="agreed-list">
      {[...agreed, [say('opponents'), here.join(', ')] as const].map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
