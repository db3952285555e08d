import { useWords } from './text/words.ts';
import './keys-list.css';

const keys = [
  ['?', 'keyHelp'],
  ['B', 'keyBoard'],
  ['A', 'keyAsk'],
  ['T', 'keyLog'],
  ['1 … 9', 'keyAnswers'],
  ['0', 'keyPass'],
  ['Enter', 'keyMain'],
  ['U', 'undo'],
  ['Q E ← ↑ → ↓', 'keyGhost'],
] as const;

export function KeysList() {
  const say = useWords();
  return (
    <>
      <p>{say('keysHelp')}</p>
      <dl className="keys-list">
        {keys.map(([key, word]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(word)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
