import type { GameText, SetupChoices, SetupKit } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import { OptionField, OptionNotes } from './option-field.tsx';
import { useWords } from './text/words.ts';
import './options-form.css';

interface Props {
  readonly setup: SetupKit;
  readonly text: GameText;
  readonly choices: SetupChoices;
  readonly onChoose: (field: string, value: Plain) => void;
}

interface MainProps extends Props {
  readonly game: string;
}

/** What everybody is asked: the first option with what it means, the others that follow from it beside each other. */
export function MainOptions({ game, setup, text, choices, onChoose }: MainProps) {
  const [first, ...others] = setup.options.filter(
    ({ place, isAsked }) => place === 'main' && isAsked(choices),
  );
  if (!first) return null;
  return (
    <>
      <OptionField option={first} choices={choices} text={text} onChoose={onChoose} />
      <OptionNotes game={game} option={first} choices={choices} text={text} />
      {others.length > 0 && (
        <div className="start-pair">
          {others.map((option) => (
            <OptionField
              key={option.field}
              option={option}
              choices={choices}
              text={text}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface MoreProps extends Props {
  readonly spectators: boolean;
  readonly onSpectators: (may: boolean) => void;
}

/** What few people change, kept out of the way. */
export function MoreOptions({ setup, text, choices, onChoose, spectators, onSpectators }: MoreProps) {
  const say = useWords();
  const options = setup.options.filter(({ place, isAsked }) => place === 'more' && isAsked(choices));
  const notes = options.flatMap(({ field, usual }) => text.note(field, choices[field] ?? usual) ?? []);
  return (
    <details className="options-form">
      <summary>{say('moreOptions')}</summary>
      <div className="options-form-fields">
        {options.map((option) => (
          <OptionField key={option.field} option={option} choices={choices} text={text} onChoose={onChoose} />
        ))}
      </div>
      {notes.map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
      <label className="options-form-tick">
        <input type="checkbox" checked={spectators} onChange={({ target }) => onSpectators(target.checked)} />
        {say('spectators')}
      </label>
    </details>
  );
}
