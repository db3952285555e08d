import type { JudgeCall } from '@sortie/tournaments/model';
import { useNames } from '../parts/names.ts';
import { useWords } from './text/words.ts';

/** Rulings of the day, the latest first. */
export function DoneCalls({ calls }: { readonly calls: readonly JudgeCall[] }) {
  const say = useWords();
  const names = useNames();
  if (calls.length === 0) return null;
  return (
    <details className="judge-part">
      <summary>{say('doneCalls', { count: calls.length })}</summary>
      <ul>
        {calls.map(({ id, round, table, by, about, ruling, appeal }) => (
          <li key={id}>
            {say('callLine', { round, table, name: names.player(by), about })}{' '}
            {ruling && `${say('ruledBy', { name: ruling.by })} ${ruling.why}`}{' '}
            {appeal?.decision &&
              `${say(appeal.isOverturned ? 'overturnedBy' : 'upheldBy', { name: appeal.decision.by })} ${appeal.decision.why}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
