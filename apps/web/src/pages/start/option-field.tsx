import type { GameText, SetupChoices, SetupOption } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { useLanguage } from '../../app/settings.ts';
import { ruleSentence } from '../../rules/rule-words.ts';
import { Picker } from './picker.tsx';
import { Radios } from './radios.tsx';

const OptionPicture = lazyPart(async () => (await import('./option-picture.tsx')).OptionPicture);

interface Props {
  readonly option: SetupOption;
  readonly choices: SetupChoices;
  readonly text: GameText;
  readonly onChoose: (field: string, value: Plain) => void;
}

/** One thing to agree on: side by side where everybody is asked, in a list among what few people change. */
export function OptionField({ option, choices, text, onChoose }: Props) {
  const { field, place, values } = option;
  const value = choices[field] ?? option.usual;
  const offered = values(choices);
  const nameOf = (each: Plain) => text.value(field, each);
  if (place === 'more') {
    return (
      <Picker
        label={text.option(field)}
        value={value}
        choices={offered}
        nameOf={nameOf}
        onPick={(picked) => onChoose(field, picked)}
      />
    );
  }
  return (
    <Radios
      legend={text.option(field)}
      value={JSON.stringify(value)}
      choices={offered.map((each) => ({ value: JSON.stringify(each), label: nameOf(each) }))}
      onChoose={(chosen) => onChoose(field, JSON.parse(chosen) as Plain)}
    />
  );
}

interface NotesProps extends Omit<Props, 'onChoose'> {
  readonly game: string;
}

/** What the chosen value means, in the game's own words or the rulebook's. */
export function OptionNotes({ game, option, choices, text }: NotesProps) {
  const language = useLanguage();
  const value = choices[option.field] ?? option.usual;
  const note = text.note(option.field, value);
  const rules = option.explains(value);
  return (
    <>
      {note !== undefined && <p className="start-objective soft">{note}</p>}
      {rules.map((rule) => (
        <p key={rule} className="start-objective soft">
          {ruleSentence(rule, language)}
        </p>
      ))}
      {rules.length > 0 && (
        <div className="start-picture">
          <Suspense>
            <OptionPicture key={rules.join()} game={game} rules={rules} />
          </Suspense>
        </div>
      )}
    </>
  );
}
