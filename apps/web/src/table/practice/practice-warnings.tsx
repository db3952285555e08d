import { useWords } from './text/words.ts';
import './practice-switch.css';

/** What would go wrong, or that nothing is in the way. */
export function PracticeWarnings({ warnings, isChosen }: Props) {
  const say = useWords();
  return (
    <div className="practice-foreseen" aria-live="polite" data-foreseen={warnings.length}>
      {warnings.length > 0 ? (
        <ul className="practice-warnings">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : (
        <p className="soft">{say(isChosen ? 'nothingInTheWay' : 'chooseToSee')}</p>
      )}
    </div>
  );
}

interface Props {
  readonly warnings: readonly string[];
  readonly isChosen: boolean;
}
