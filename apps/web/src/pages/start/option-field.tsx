import type { GameText, SetupChoices, SetupOption } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import { useLanguage } from '../../app/settings.ts';
import { ruleSentence } from '../../rules/rule-words.ts';
import { Picker } from './picker.tsx';
import { Radios } from './radios.tsx';

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

/** What the chosen value means, in the game's own words or the rulebook's. */
export function OptionNotes({ option, choices, text }: Omit<Props, 'onChoose'>) {
  const language = useLanguage();
  const value = choices[option.field] ?? option.usual;
  const note = text.note(option.field, value);
  return (
    <>
      {note !== undefined && <p className="start-objective soft">{note}</p>}
      {option.explains(value).map((rule) => (
        <p key={rule} className="start-objective soft">
          {ruleSentence(rule, language)}
        </p>
      ))}
    </>
  );
}
